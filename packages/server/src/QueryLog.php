<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Shows WordPress the statements that do not go through its database object, so that its `query` filter and its query log miss none.
 */
final class QueryLog {

	/**
	 * Applies WordPress's filter of statements to one that it does not send itself.
	 *
	 * @param string $sql The statement.
	 * @return string What is to be sent.
	 */
	public static function filter( string $sql ): string {
		/** This filter is documented in wp-includes/class-wpdb.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, asked as it asks it.
		$heard = apply_filters( 'query', $sql );
		return is_string( $heard ) ? $heard : $sql;
	}

	/**
	 * Adds a statement that was sent through WordPress's connection to its count and log.
	 *
	 * @param string $sql   What was sent.
	 * @param float  $start When, in seconds of Unix time.
	 * @param int    $count How many statements that were.
	 */
	public static function add( \wpdb $wpdb, string $sql, float $start, int $count = 1 ): void {
		$wpdb->num_queries += $count;
		if ( defined( 'SAVEQUERIES' ) && SAVEQUERIES ) {
			$wpdb->log_query( $sql, microtime( true ) - $start, $wpdb->get_caller(), $start, [] );
		}
	}
}
