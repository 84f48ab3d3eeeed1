<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Shows which IP addresses the latest votes came from, and removes those of one address.
 *
 * @phpstan-type Machine array{address: string, votes: int, posts: int, first: int, last: int}
 */
final class VoteSources {

	/** Fewer votes than these are no reason to look. */
	private const MIN_VOTES = 5;

	/** How many machines are listed. */
	private const LISTED = 20;

	public function __construct(
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables,
		private readonly Votes $votes
	) {}

	/**
	 * Counts votes by hour.
	 *
	 * @param int $since Unix time.
	 * @return array<int, array<string, int>> By the Unix time that the hour begins at, the latest first, then by kind; hours without votes
	 *                                        are left out.
	 */
	public function by_hour( int $since ): array {
		$hours = [];
		$rows  = $this->db->rows(
			'SELECT created - created %% 3600 AS hour, kind, COUNT(*) AS votes FROM %i WHERE created >= %d GROUP BY created - created %% 3600, kind ORDER BY hour DESC',
			$this->tables->votes(),
			$since
		);
		foreach ( $rows as $row ) {
			$hours[ (int) $row['hour'] ][ (string) $row['kind'] ] = (int) $row['votes'];
		}
		return $hours;
	}

	/**
	 * Counts votes by the hash of the address that they came from; those of accounts, of comments that a moderator has
	 * approved and of other plugins have none.
	 *
	 * @param int $since Unix time.
	 * @return list<Machine> Those with the most votes first.
	 */
	public function by_address( int $since ): array {
		$rows = $this->db->rows(
			"SELECT address, COUNT(*) AS votes, COUNT( DISTINCT post_id ) AS posts, MIN( created ) AS first_vote, MAX( created ) AS last_vote FROM %i
			WHERE created >= %d AND address <> '' GROUP BY address HAVING COUNT(*) >= %d ORDER BY COUNT(*) DESC LIMIT %d",
			$this->tables->votes(),
			$since,
			self::MIN_VOTES,
			self::LISTED
		);
		return array_map(
			static fn ( array $row ): array => [
				'address' => (string) $row['address'],
				'votes'   => (int) $row['votes'],
				'posts'   => (int) $row['posts'],
				'first'   => (int) $row['first_vote'],
				'last'    => (int) $row['last_vote'],
			],
			$rows
		);
	}

	/**
	 * Counts the votes that came from an address.
	 *
	 * @param string $address Its hash.
	 */
	public function count( string $address ): int {
		return '' === $address
			? 0
			: (int) (
				$this->db->rows( 'SELECT COUNT(*) AS votes FROM %i WHERE address = %s', $this->tables->votes(), $address )[0]['votes'] ?? 0
			);
	}

	/**
	 * Withdraws votes that came from an address, one by one, so that every tally stays exact.
	 *
	 * @param string $address Its hash.
	 * @return int How many there were; fewer than the limit when all are gone.
	 */
	public function remove( string $address, int $limit ): int {
		if ( '' === $address ) {
			return 0;
		}
		$rows = $this->db->rows(
			'SELECT post_id, kind, voter FROM %i WHERE address = %s LIMIT %d',
			$this->tables->votes(),
			$address,
			$limit
		);
		foreach ( $rows as $row ) {
			$post_id = (int) $row['post_id'];
			$kind    = Kind::from( (string) $row['kind'] );
			$voter   = Voter::of_key( (string) $row['voter'] );
			/**
			 * Fires before a vote is withdrawn for good, when an administrator removes the votes of
			 * an IP address.
			 *
			 * Code that derives votes from other data has to delete that data too, or the vote
			 * would come back.
			 *
			 * @param int   $post_id The post.
			 * @param Kind  $kind    What the vote says.
			 * @param Voter $voter   Who voted.
			 */
			do_action( 'larder_forget_vote', $post_id, $kind, $voter );
			$this->votes->withdraw( $post_id, $kind, $voter );
		}
		return count( $rows );
	}
}
