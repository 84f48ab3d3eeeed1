<?php
/**
 * Creates the tables of the votes on a node, as the site has them.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Votes\VoteTables;

/** @var wpdb $wpdb */
/** @var wpdb $site */
$site   = $GLOBALS['larder_site_db'];
$tables = new VoteTables( $site );
foreach ( [ $tables->votes(), $tables->tallies() ] as $table ) {
	$made = (array) $site->get_row( (string) $site->prepare( 'SHOW CREATE TABLE %i', $table ), 'ARRAY_N' );
	// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- What the database itself says of the plugin's table.
	if ( ! is_string( $made[1] ?? null ) || false === $wpdb->query( $made[1] ) ) {
		fwrite( STDERR, "There is no $table: $wpdb->last_error" );
		exit( 1 );
	}
}
