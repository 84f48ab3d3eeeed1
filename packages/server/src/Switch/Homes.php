<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Knows in which post each recipe of another plugin stands now, so that nothing changes over twice.
 */
final class Homes {

	/** What the meta fields begin with that name a recipe; one field a recipe, so that it is found by its key. */
	private const PREFIX = '_larder_from_';

	/**
	 * @param Rows $rows Reads what is stored.
	 */
	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Returns the post that a recipe stands in.
	 *
	 * @param string $source The plugin.
	 * @param string $key    The recipe.
	 * @return int 0 where it has not changed over.
	 */
	public function of( string $source, string $key ): int {
		return $this->rows->numbers( 'SELECT m.post_id FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = %s LIMIT 1', $this->rows->core( 'postmeta' ), $this->rows->core( 'posts' ), self::field( $source, $key ) )[0] ?? 0;
	}

	/**
	 * Notes where a recipe stands.
	 *
	 * @param string $source  The plugin.
	 * @param string $key     The recipe.
	 * @param int    $post_id The post.
	 */
	public function note( string $source, string $key, int $post_id ): void {
		update_post_meta( $post_id, self::field( $source, $key ), '1' );
	}

	/**
	 * Returns posts that changed over, in ascending order.
	 *
	 * @param int $after Only greater ids.
	 * @param int $limit How many at most.
	 * @return list<int>
	 */
	public function all( int $after, int $limit ): array {
		return $this->rows->numbers( 'SELECT DISTINCT post_id FROM %i WHERE meta_key = %s AND post_id > %d ORDER BY post_id LIMIT %d', $this->rows->core( 'postmeta' ), Snapshot::KEY, $after, $limit );
	}

	/**
	 * Names the meta field of a recipe.
	 *
	 * @param string $source The plugin.
	 * @param string $key    The recipe.
	 */
	private static function field( string $source, string $key ): string {
		return self::PREFIX . substr( "{$source}_$key", 0, 180 );
	}
}
