<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Names the recipes that are in the content of one post. Their numbers count what the post holds now: once some have changed over,
 * those that are added, or go back alone, begin at the first number again and would be taken for those that are there already.
 */
final class UniqueKeys {

	/** @var array<string, string> Keys that were given, by those that count what the post holds. */
	private array $given = [];

	/** Where the next one is looked for. */
	private int $next = 0;

	/** Whether recipes of the post have changed over before. */
	private readonly bool $is_again;

	/**
	 * @param RecipeLocations $locations Knows what has changed over.
	 * @param string          $source    The plugin.
	 */
	public function __construct(
		private readonly RecipeLocations $locations,
		private readonly string $source,
		private readonly int $post_id
	) {
		$own            = array_filter(
			RecipeLocations::in_post( $post_id ),
			static fn ( string $recipe ): bool => str_starts_with( $recipe, "{$source}_$post_id-" )
		);
		$this->is_again = [] !== $own || ( Snapshot::find( $post_id )->record['source'] ?? '' ) === $source;
	}

	/**
	 * Returns the key that a recipe has from now on.
	 *
	 * @param string $key The key of an {@see Embed} of the post.
	 */
	public function unique( string $key ): string {
		if ( ! $this->is_again || ! str_starts_with( $key, "$this->post_id-" ) ) {
			return $key;
		}
		if ( ! isset( $this->given[ $key ] ) ) {
			do {
				$free = $this->post_id . '-' . $this->next++;
			} while ( $this->locations->find( $this->source, $free ) > 0 );
			$this->given[ $key ] = $free;
		}
		return $this->given[ $key ];
	}
}
