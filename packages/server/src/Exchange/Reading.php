<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * What a format has read from a source.
 */
final class Reading {

	/** Recipes of one source that is read at once; larger collections are read piece by piece. */
	private const MAX_RECIPES = 10_000;

	/**
	 * @param list<ReadRecipe> $recipes The recipes, the most important first.
	 * @param list<Notice>     $notices What could not be read of the source as a whole.
	 */
	public function __construct(
		public readonly array $recipes = [],
		public readonly array $notices = []
	) {}

	/**
	 * Builds the result of reading from the recipes that were found; it says so where there are none.
	 *
	 * @param list<FoundRecipe> $found
	 * @param list<Notice>      $notices What could not be read of the source as a whole.
	 */
	public static function from_found( array $found, array $notices = [] ): self {
		if ( count( $found ) > self::MAX_RECIPES ) {
			$notices[] = new Notice( Notice::TOO_LARGE, '', (string) count( $found ) );
			$found     = array_slice( $found, 0, self::MAX_RECIPES );
		}
		$recipes = [];
		foreach ( $found as $recipe ) {
			if ( $recipe->is_recipe() ) {
				$recipes[] = FoundDocument::from_found( $recipe );
			}
		}
		foreach ( [] === $recipes ? [] : $found as $recipe ) {
			// One that has a name alone among others is named, so that nobody misses it.
			if ( ! $recipe->is_recipe() && '' !== $recipe->name ) {
				$notices[] = new Notice( Notice::NOT_UNDERSTOOD, $recipe->name );
			}
		}
		return new self( $recipes, [] === $recipes && [] === $notices ? [ new Notice( Notice::NO_RECIPE ) ] : $notices );
	}
}
