<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * How long a connection of MySQL or MariaDB waits for rows and tables that another transaction has locked.
 */
final class LockTimeout {

	/** The most that a statement about votes waits, in seconds; by default a database waits 50 for a row, and a day for a table. */
	public const MAX_SECONDS = 5;

	/** Restores the timeouts that the connection had before {@see self::assignments()}. */
	public const RESTORE = 'SET SESSION innodb_lock_wait_timeout = COALESCE( @larder_wait, @@innodb_lock_wait_timeout ), SESSION lock_wait_timeout = COALESCE( @larder_table_wait, @@lock_wait_timeout )';

	/**
	 * Returns what sets the timeouts of a connection, and notes those that it had.
	 *
	 * @param int $seconds The new timeout.
	 * @return string Assignments for `SET`.
	 */
	public static function assignments( int $seconds ): string {
		return "@larder_wait = @@innodb_lock_wait_timeout, @larder_table_wait = @@lock_wait_timeout, SESSION innodb_lock_wait_timeout = $seconds, SESSION lock_wait_timeout = $seconds";
	}
}
