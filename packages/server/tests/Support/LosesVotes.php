<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Sqlite;

/**
 * Has the database take no vote for a moment.
 */
trait LosesVotes {

	/**
	 * Runs a function while the database takes no vote.
	 *
	 * @param \Closure(): void $work What is done.
	 * @return string What was logged meanwhile.
	 */
	private function without_votes( \Closure $work ): string {
		$give_back = $this->refuse_votes();
		$log       = (string) tempnam( sys_get_temp_dir(), 'larder-log' );
		$previous  = ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Reads what is logged; put back below.
		try {
			$work();
		} finally {
			ini_set( 'error_log', (string) $previous ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Puts it back.
			$give_back();
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this test.
		$logged = (string) file_get_contents( $log );
		wp_delete_file( $log );
		return $logged;
	}

	/**
	 * Makes the database refuse votes, without ending the test's own transaction.
	 *
	 * @return \Closure(): void Makes it take them again.
	 */
	private function refuse_votes(): \Closure {
		$db     = $this->db();
		$sqlite = Sqlite::from_wpdb( $db )?->connection;
		if ( null !== $sqlite ) {
			$sqlite->exec( "CREATE TEMP TRIGGER larder_refuses BEFORE INSERT ON main.{$db->prefix}larder_votes BEGIN SELECT RAISE( ABORT, 'database is locked' ); END" );
			return static function () use ( $sqlite ): void {
				$sqlite->exec( 'DROP TRIGGER larder_refuses' );
			};
		}
		$prefix   = $db->prefix;
		$was_mute = $db->suppress_errors( true );
		// Calls are counted in a table that is gone then, too; WordPress's own tables keep the names that it has given them.
		add_filter( 'larder_rate_limits', '__return_empty_array' );
		$db->prefix = 'nowhere_';
		return static function () use ( $db, $prefix, $was_mute ): void {
			$db->prefix = $prefix;
			$db->suppress_errors( $was_mute );
			remove_filter( 'larder_rate_limits', '__return_empty_array' );
		};
	}
}
