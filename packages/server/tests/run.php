<?php
/**
 * Runs PHPUnit in a WordPress that is already loaded.
 *
 * @package Larder
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/tools/php/vendor/autoload.php';

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( str_starts_with( $class_name, 'Larder\\Tests\\' ) ) {
			require __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, 13 ) ) . '.php';
		}
	}
);

// Tables are made before the first test: on MySQL that would end the test's transaction.
/** @var wpdb $wpdb */
( new Larder\Links\LinkClicks( $wpdb ) )->install();
$tables = new Larder\Search\Index\IndexTables( $wpdb );
$tables->drop();
$tables->install();
$ballots = new Larder\Votes\VoteTables( $wpdb );
$ballots->drop();
$ballots->install();
( new Larder\Ajax\RateCounter( $wpdb ) )->install();

( new Larder\Access\Access( new Larder\Settings\Settings() ) )->grant();

// As before each call of the ajax endpoint; what only it and wp-admin need begins to listen.
do_action( 'admin_init' );

exit( ( new PHPUnit\TextUI\Application() )->run( $argv ) );
