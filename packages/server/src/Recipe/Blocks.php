<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Assets\Styles;
use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Registers every block of the build by its folder.
 */
final class Blocks implements Registrable {

	/** The block that holds a recipe. */
	public const RECIPE = 'larder/recipe';

	/** Blocks that render what is inside them, and leave out their own saved markup. */
	private const OUTER = [ self::RECIPE, 'larder/notes', 'larder/faq', 'larder/faq-item', 'larder/tip' ];

	public function __construct(
		private readonly Root $root,
		private readonly PluginConflicts $conflicts
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
		add_filter( 'block_categories_all', $this->add_category( ... ) );
		add_filter( 'block_type_metadata_settings', $this->prepare_settings( ... ), 10, 2 );
	}

	/**
	 * Registers the blocks, and notes those whose name is taken.
	 */
	public function register_blocks(): void {
		// All `block.json` files as one PHP file, which opcache keeps: reading and decoding each of them takes four times as long.
		wp_register_block_metadata_collection( $this->root->path( 'build/blocks' ), $this->root->path( 'build/blocks-manifest.php' ) );
		foreach ( glob( $this->root->path( 'build/blocks/*/block.json' ) ) ?: [] as $file ) {
			$name = 'larder/' . basename( dirname( $file ) );
			if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
				$this->conflicts->add_block( $name );
				continue;
			}
			$type = register_block_type_from_metadata( $file );
			if ( false === $type ) {
				continue;
			}
			foreach ( $type->editor_script_handles as $handle ) {
				wp_set_script_translations( $handle, 'larder', $this->root->path( 'languages' ) );
			}
		}
	}

	/**
	 * Removes view scripts from the settings of blocks, and lets some blocks render what is inside them.
	 *
	 * `block.json` names the view script, so that the build makes it and
	 * WordPress registers its handle. The loader brings it to the page when
	 * the visitor first needs it.
	 *
	 * @param array<string, mixed> $settings What WordPress read from `block.json`.
	 * @param array<string, mixed> $metadata The contents of `block.json`.
	 * @return array<string, mixed>
	 */
	public function prepare_settings( array $settings, array $metadata ): array {
		$name = $metadata['name'] ?? '';
		if ( ! is_string( $name ) || ! str_starts_with( $name, 'larder/' ) ) {
			return $settings;
		}
		if ( in_array( $name, self::OUTER, true ) ) {
			$settings['skip_inner_blocks'] = true;
		}
		$handles = $settings['view_script_handles'] ?? [];
		foreach ( is_array( $handles ) ? $handles : [] as $handle ) {
			if ( is_string( $handle ) ) {
				wp_set_script_translations( $handle, 'larder', $this->root->path( 'languages' ) );
			}
		}
		$settings['view_script_handles'] = [];
		// On the page alone: the editor scrolls as it likes.
		$styles = $settings['view_style_handles'] ?? [];

		$settings['view_style_handles'] = [ ...( is_array( $styles ) ? $styles : [] ), Styles::ANCHORS ];
		return $settings;
	}

	/**
	 * Adds a category for the plugin's blocks, after text and media.
	 *
	 * @param array<array-key, array<string, mixed>> $categories The categories so far.
	 * @return array<array-key, array<string, mixed>>
	 */
	public function add_category( array $categories ): array {
		array_splice(
			$categories,
			2,
			0,
			[
				[
					'slug'  => 'larder',
					'title' => __( 'Recipes', 'larder' ),
					'icon'  => null,
				],
			]
		);
		return $categories;
	}
}
