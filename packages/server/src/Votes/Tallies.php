<?php
declare( strict_types=1 );

namespace Larder\Votes;

/**
 * Reads what votes come to, and keeps it for the request.
 */
final class Tallies {

	/** How many posts one statement asks for. */
	private const BATCH = 500;

	/** @var array<int, array<int, array<string, Tally>>> By site of a network, post and kind. */
	private array $known = [];

	/**
	 * Takes what it needs.
	 *
	 * @param Database $db     The database.
	 * @param Tables   $tables The tables.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables
	) {}

	/**
	 * Gives the tallies of posts, by one query where they are not known yet.
	 *
	 * @param list<int> $post_ids The posts.
	 * @param Kind      $kind     What the votes say.
	 * @return array<int, Tally> One for each post, also where nobody has voted.
	 */
	public function of( array $post_ids, Kind $kind ): array {
		$this->prime( $post_ids );
		$tallies = [];
		foreach ( $post_ids as $post_id ) {
			$tallies[ $post_id ] = $this->known[ get_current_blog_id() ][ $post_id ][ $kind->value ] ?? new Tally();
		}
		return $tallies;
	}

	/**
	 * Reads the tallies of posts of all kinds by one query.
	 *
	 * @param list<int> $post_ids The posts.
	 */
	public function prime( array $post_ids ): void {
		$site    = get_current_blog_id();
		$missing = array_values( array_filter( array_unique( $post_ids ), fn ( int $id ): bool => ! isset( $this->known[ $site ][ $id ] ) ) );
		if ( [] === $missing || ! $this->tables->are_there() ) {
			return;
		}
		foreach ( array_chunk( $missing, self::BATCH ) as $ids ) {
			$rows = $this->db->rows( "SELECT post_id, kind, votes, total FROM %i WHERE post_id IN ( {$this->db->places( $ids )} )", $this->tables->tallies(), ...$ids );
			foreach ( $ids as $id ) {
				$this->known[ $site ][ $id ] = [];
			}
			foreach ( $rows as $row ) {
				$this->known[ $site ][ (int) $row['post_id'] ][ (string) $row['kind'] ] = new Tally( (int) $row['votes'], (int) $row['total'] );
			}
		}
	}

	/**
	 * Forgets what is known of a post, or of all.
	 *
	 * @param int|null $post_id The post; null is all of them.
	 */
	public function forget( ?int $post_id = null ): void {
		if ( null === $post_id ) {
			$this->known = [];
		} else {
			unset( $this->known[ get_current_blog_id() ][ $post_id ] );
		}
	}
}
