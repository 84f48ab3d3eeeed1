<?php
/**
 * Goes on with a change-over in a process of its own, for SwitchersTest; is killed over its second post where it is told to, or
 * from outside.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Ajax\ClientIpAddress;
use Larder\Switch\SwitchModule;
use Larder\Votes\VotesModule;

/** @var list<string> $argv */
$larder_what = $argv[ count( $argv ) - 1 ];

/** @var wpdb $wpdb */
$larder_switch = new SwitchModule( $wpdb, new VotesModule( $wpdb, new ClientIpAddress() ) );
if ( 'die' === $larder_what ) {
	$larder_count = 0;
	add_action(
		'wp_after_insert_post',
		static function () use ( &$larder_count ): void {
			if ( 2 === ++$larder_count ) {
				posix_kill( (int) getmypid(), SIGKILL );
			}
		}
	);
}
if ( 'killed' === $larder_what ) {
	// From now on it may die at any moment.
	echo 'begun';
	flush();
}
$larder_source = $larder_switch->sources->all()['wp-recipe-maker'];
for ( $larder_try = 0; $larder_try < 200; $larder_try++ ) {
	// Whoever holds the lock works; the test has it taken from the dead, as time does.
	if ( ! $larder_switch->worker->work( $larder_source, 0.2 )->is_busy() ) {
		echo 'done';
		exit( 0 );
	}
	if ( 'together' === $larder_what ) {
		delete_option( 'larder_switch.lock' );
	}
	usleep( 20000 );
}
exit( 1 );
