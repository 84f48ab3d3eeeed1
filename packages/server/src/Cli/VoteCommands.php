<?php
declare( strict_types=1 );

namespace Larder\Cli;

use Larder\Registrable;
use Larder\Votes\Adoption;
use Larder\Votes\Audit;
use Larder\Votes\Mirrors;

defined( 'ABSPATH' ) || exit;

/**
 * The commands `wp larder votes …`.
 */
final class VoteCommands implements Registrable {

	public function __construct(
		private readonly Audit $audit,
		private readonly Adoption $adoption,
		private readonly Mirrors $mirrors
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		\WP_CLI::add_command( 'larder votes verify', $this->verify( ... ) );
		\WP_CLI::add_command( 'larder votes rebuild', $this->rebuild( ... ) );
		\WP_CLI::add_command( 'larder votes adopt', $this->adopt( ... ) );
	}

	/**
	 * Compares all tallies with the votes, and names each difference.
	 *
	 * Visitors may continue voting meanwhile.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder votes verify
	 */
	public function verify(): void {
		$count = 0;
		foreach ( $this->audit->differences() as $difference ) {
			\WP_CLI::log( $difference );
			++$count;
		}
		if ( $count > 0 ) {
			\WP_CLI::error( sprintf(
				/* translators: %d: number of differences. */
				_n( '%d difference. Run: wp larder votes rebuild', '%d differences. Run: wp larder votes rebuild', $count, 'larder' ),
				$count
			) );
		}
		\WP_CLI::success( __( 'All tallies are exact.', 'larder' ) );
	}

	/**
	 * Counts all votes again, takes away those of posts that are gone, and copies the tallies to the meta fields of posts.
	 *
	 * Safe to stop and to run again; visitors may continue voting meanwhile.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder votes rebuild
	 */
	public function rebuild(): void {
		$count = $this->audit->rebuild(
			static function ( int $done ): void {
				/* translators: %d: number of posts. */
				\WP_CLI::log( sprintf( _n( '%d post so far', '%d posts so far', $done, 'larder' ), $done ) );
			}
		);
		$this->mirrors->run();
		/* translators: %d: number of posts. */
		\WP_CLI::success( sprintf( _n( '%d post counted.', '%d posts counted.', $count, 'larder' ), $count ) );
	}

	/**
	 * Adopts likes, saved recipes, recommendations and ratings that WP Delicious and I Recommend This have left.
	 *
	 * Safe to stop and to run again: nothing is counted twice, and what was withdrawn since stays withdrawn.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder votes adopt
	 */
	public function adopt(): void {
		$count = $this->adoption->run(
			static function ( int $done ): void {
				/* translators: %d: number of posts and accounts. */
				\WP_CLI::log( sprintf( _n( '%d so far', '%d so far', $done, 'larder' ), $done ) );
			}
		);
		$this->mirrors->run();
		\WP_CLI::success( sprintf(
			/* translators: %d: number of posts and accounts. */
			_n( 'Taken over from %d post or account.', 'Taken over from %d posts and accounts.', $count, 'larder' ),
			$count
		) );
	}
}
