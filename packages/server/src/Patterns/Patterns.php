<?php
declare( strict_types=1 );

namespace Larder\Patterns;

use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Block patterns of the plugin: every file in `packages/server/patterns`.
 */
final class Patterns implements Registrable {

	private const CATEGORY = 'larder';

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_patterns( ... ), 20 );
	}

	/**
	 * Registers the category and the patterns.
	 */
	public function register_patterns(): void {
		register_block_pattern_category( self::CATEGORY, [ 'label' => __( 'Recipes', 'larder' ) ] );
		foreach ( $this->patterns() as $name => [ 'title' => $title, 'description' => $description ] ) {
			register_block_pattern(
				"larder/$name",
				[
					'title'       => $title,
					'description' => $description,
					'categories'  => [ self::CATEGORY ],
					'filePath'    => $this->root->path( "packages/server/patterns/$name.php" ),
				]
			);
		}
	}

	/**
	 * Returns titles and descriptions by file name.
	 *
	 * @return array<string, array{title: string, description: string}>
	 */
	private function patterns(): array {
		return [
			'recipe-story' => [
				'title'       => __( 'Recipe with a story', 'larder' ),
				'description' => __( 'An introduction and the recipe card after it.', 'larder' ),
			],
			'recipe-side-by-side' => [
				'title'       => __( 'Recipe side by side', 'larder' ),
				'description' => __( 'A wide recipe card with the ingredients beside the steps.', 'larder' ),
			],
			'recipe-grid'  => [
				'title'       => __( 'Grid of recipes', 'larder' ),
				'description' => __( 'The newest recipes as cards.', 'larder' ),
			],
		];
	}
}
