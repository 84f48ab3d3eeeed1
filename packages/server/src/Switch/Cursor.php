<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * A place on the way through a site: first the posts that show recipes, then the recipes with rows of their own.
 */
final class Cursor {

	/**
	 * @param bool $is_at_posts Whether it is at posts, not yet at recipes.
	 * @param int  $after       The last one that is done.
	 */
	private function __construct(
		public readonly bool $is_at_posts,
		private readonly int $after
	) {}

	/**
	 * Reads a cursor.
	 *
	 * @param string $text What {@see self::after()} gave, empty for the beginning.
	 */
	public static function parse( string $text ): self {
		[ $phase, $after ] = explode( ':', $text ) + [ 'posts', '0' ];
		return new self( 'recipes' !== $phase, (int) $after );
	}

	/**
	 * Returns what comes next.
	 *
	 * @return list<int> Posts or numbers of recipes.
	 */
	public function next( PluginSource $source, Rows $rows, int $limit ): array {
		return $this->is_at_posts
			? $rows->posts->having( $source->needles(), $this->after, $limit )
			: $source->next( $this->after, $limit );
	}

	/**
	 * Returns the cursor from which the next batch continues.
	 *
	 * @param list<int> $ids What was done; none where nothing was left.
	 * @return string|null Null when all is done.
	 */
	public function after( array $ids ): ?string {
		if ( [] === $ids ) {
			return $this->is_at_posts ? 'recipes:0' : null;
		}
		return ( $this->is_at_posts ? 'posts:' : 'recipes:' ) . max( $ids );
	}
}
