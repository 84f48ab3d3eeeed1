<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Registrable;
use Larder\Switch\RecipeLocations;

defined( 'ABSPATH' ) || exit;

/**
 * Shows Larder's recipe where a shortcode or a block of a plugin stands from which the site has changed over, while that plugin is off.
 */
final class StandIns implements Registrable {

	public function __construct( private readonly View $view ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After other plugins: a name that somebody has stays theirs.
		add_action( 'init', $this->add( ... ), 99 );
	}

	/**
	 * Adds the names that are free, of the plugins of which something has changed over.
	 */
	public function add(): void {
		$plugins = RecipeLocations::plugins();
		$added   = [];
		foreach ( array_intersect_key( Names::SHORTCODES, array_flip( $plugins ) ) as $source => $names ) {
			foreach ( $names as $name => $part ) {
				if ( ! shortcode_exists( $name ) ) {
					$show = fn ( mixed $given ): string => $this->view->show( $source, $part, is_array( $given ) ? $given : [], $name );
					add_shortcode( $name, $show );
					$added[] = $name;
				}
			}
		}
		( new OldForms( $this->view ) )->add( $added );
		foreach ( array_intersect_key( Names::BLOCKS, array_flip( [ ...$plugins, 'i-recommend-this' ] ) ) as $source => $names ) {
			array_map( fn ( string $name, ShownPart $part ) => $this->add_block( $source, $name, $part ), array_keys( $names ), $names );
		}
	}

	/**
	 * Adds a block, unless there is one.
	 *
	 * @param string    $source The plugin.
	 * @param string    $name   Name of the block.
	 * @param ShownPart $part   What it shows.
	 */
	private function add_block( string $source, string $name, ShownPart $part ): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			return;
		}
		register_block_type(
			$name,
			[
				'api_version'     => '3',
				// A recipe that has not changed over stays what its post has stored.
				'render_callback' => function ( array $attributes, string $content ) use ( $source, $name, $part ): string {
					$html = $this->view->show( $source, $part, $attributes, $name );
					return '' === $html && ShownPart::Whole === $part && ! $this->view->knows( $source, $attributes ) ? $content : $html;
				},
			]
		);
	}
}
