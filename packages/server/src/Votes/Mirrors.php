<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Copies tallies to meta fields of posts, for themes and plugins that read them there. Nothing of Larder does.
 *
 * It is done in the background: a post that ten thousand people like in an hour is written sixty times.
 */
final class Mirrors implements Registrable {

	/** What copies, in the background. */
	public const EVENT = 'larder_votes_mirror';

	/** How long tallies are gathered, in seconds. */
	private const DELAY = 60;

	/** How many tallies one run copies. */
	private const BATCH = 500;

	public function __construct(
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables,
		private readonly Adoption $adoption
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'larder_tally_changed', $this->plan( ... ), 10, 0 );
		add_action( self::EVENT, $this->work( ... ) );
	}

	/**
	 * Plans a run, unless there is one to come.
	 */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + self::DELAY, self::EVENT );
		}
	}

	/**
	 * Runs once in the background.
	 */
	public function work(): void {
		$this->run();
	}

	/**
	 * Copies all changed tallies at once when the plugin is deactivated, since it may be deleted next.
	 */
	public function finish(): void {
		do {
			$count = $this->run();
		} while ( self::BATCH === $count );
	}

	/**
	 * Copies the tallies that have changed, as many as one run takes.
	 *
	 * @return int How many these were.
	 */
	public function run(): int {
		if ( ! $this->tables->are_there() ) {
			return 0;
		}
		$this->adoption->plan();
		if ( ! $this->adoption->is_done() ) {
			// The fields still have the counts of another plugin, which would be overwritten.
			$this->plan();
			return 0;
		}
		$rows = $this->db->rows(
			'SELECT post_id, kind, votes, total FROM %i WHERE mirrored = 0 ORDER BY post_id LIMIT %d',
			$this->tables->tallies(),
			self::BATCH
		);
		foreach ( $rows as $row ) {
			$this->copy( (int) $row['post_id'], (string) $row['kind'], new Tally( (int) $row['votes'], (int) $row['total'] ) );
		}
		if ( self::BATCH === count( $rows ) ) {
			$this->plan();
		}
		return count( $rows );
	}

	/**
	 * Copies one tally. When it has changed meanwhile, the next run copies it again.
	 *
	 * @param string $kind  What the votes say.
	 * @param Tally  $tally What they come to.
	 */
	private function copy( int $post_id, string $kind, Tally $tally ): void {
		$fields = match ( Kind::tryFrom( $kind ) ) {
			Kind::Like      => [ '_recipe_likes' => $tally->count ],
			Kind::Wishlist  => [ '_delicious_recipes_wishlists' => $tally->count ],
			Kind::Recommend => [ '_recommended' => $tally->count ],
			Kind::Rating    => [
				'_larder_rating_average' => round( $tally->average(), 2 ),
				'_larder_rating_count'   => $tally->count,
			],
			null            => [],
		};
		if ( null !== get_post( $post_id ) ) {
			foreach ( $fields as $field => $value ) {
				update_post_meta( $post_id, $field, $value );
			}
		}
		// The fields now have Larder's counts, which must not be adopted.
		$marked = $this->db->write(
			'UPDATE %i SET mirrored = 1, adopted = 1 WHERE post_id = %d AND kind = %s AND votes = %d AND total = %d',
			$this->tables->tallies(),
			$post_id,
			$kind,
			$tally->count,
			$tally->sum
		);
		// The vote may have been withdrawn while its tally was copied; the previous statement has waited for that.
		if (
			0 === $marked
			&& [] === $this->db->rows(
				'SELECT post_id FROM %i WHERE post_id = %d AND kind = %s',
				$this->tables->tallies(),
				$post_id,
				$kind
			)
		) {
			foreach ( array_keys( $fields ) as $field ) {
				delete_post_meta( $post_id, $field );
			}
		}
	}
}
