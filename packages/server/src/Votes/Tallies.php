<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what votes come to, and keeps it for the request.
 */
final class Tallies {

	/** How many posts one statement asks for. */
	private const BATCH = 500;

	/** Tallies are cached in a non-persistent cache group: another server may have counted since. */
	private const CACHE_GROUP = 'larder_tallies';

	public function __construct(
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables
	) {}

	/**
	 * Returns the tallies of posts, by one query where they are not known yet.
	 *
	 * @param list<int> $post_ids
	 * @return array<int, Tally> One for each post, also where nobody has voted.
	 */
	public function for_posts( array $post_ids, Kind $kind ): array {
		$this->prime( $post_ids );
		$tallies = [];
		foreach ( $post_ids as $post_id ) {
			$tallies[ $post_id ] = ( $this->known( $post_id ) ?? [] )[ $kind->value ]['tally'] ?? new Tally();
		}
		return $tallies;
	}

	/**
	 * Returns how many votes of a tally were carried over from another plugin, so that nobody knows whose they are.
	 */
	public function carried( int $post_id, Kind $kind ): int {
		$this->prime( [ $post_id ] );
		return ( $this->known( $post_id ) ?? [] )[ $kind->value ]['carried'] ?? 0;
	}

	/**
	 * Reads the tallies of posts of all kinds by one query.
	 *
	 * @param list<int> $post_ids
	 */
	public function prime( array $post_ids ): void {
		wp_cache_add_non_persistent_groups( self::CACHE_GROUP );
		$missing = array_values( array_filter( array_unique( $post_ids ), fn ( int $id ): bool => null === $this->known( $id ) ) );
		if ( [] === $missing || ! $this->tables->are_there() ) {
			return;
		}
		foreach ( array_chunk( $missing, self::BATCH ) as $ids ) {
			$found = array_fill_keys( $ids, [] );
			$rows  = $this->db->rows(
				"SELECT post_id, kind, votes, total, base_votes FROM %i WHERE post_id IN ( {$this->db->places( $ids )} )",
				$this->tables->tallies(),
				...$ids
			);
			foreach ( $rows as $row ) {
				$found[ (int) $row['post_id'] ][ (string) $row['kind'] ] = [
					'tally'   => new Tally( (int) $row['votes'], (int) $row['total'] ),
					'carried' => (int) $row['base_votes'],
				];
			}
			foreach ( $found as $id => $tallies ) {
				wp_cache_set( $id, $tallies, self::CACHE_GROUP );
			}
		}
	}

	/**
	 * Forgets what is known of a post.
	 */
	public function forget( int $post_id ): void {
		wp_cache_delete( $post_id, self::CACHE_GROUP );
	}

	/**
	 * Returns what is known of a post.
	 *
	 * @return array<string, array{tally: Tally, carried: int}>|null By kind; null when nobody has asked yet.
	 */
	private function known( int $post_id ): ?array {
		$known = wp_cache_get( $post_id, self::CACHE_GROUP );
		/** @var array<string, array{tally: Tally, carried: int}>|false $known */
		return false === $known ? null : $known;
	}
}
