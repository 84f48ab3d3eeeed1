<?php
/**
 * The side of the votes' benchmark that is within the site: `run.php votes.php make|check POST|write vote|bare POST SEED TIMES START`.
 * Prints one JSON object.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Settings\Settings;
use Larder\Votes\Audit;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;
use Larder\Votes\VoteDatabase;
use Larder\Votes\Voter;
use Larder\Votes\Votes;
use Larder\Votes\VoteTables;

/** @var list<string> $argv */
[ , $what, $recipe, $way, $seed, $times, $start ] = $argv + [ '', '', '0', '', '0', '0', '0' ];
/** @var \wpdb $wpdb */
$database = new VoteDatabase( $wpdb );
$tables   = new VoteTables( $wpdb );
$tallies  = new Tallies( $database, $tables );
$recipe   = (int) $recipe;
$bare     = $wpdb->prefix . 'larder_bench_counter';

if ( 'make' === $what ) {
	$tables->install();
	$database->write(
		'CREATE TABLE IF NOT EXISTS %i ( id int(10) unsigned NOT NULL, n bigint(20) NOT NULL, PRIMARY KEY (id) ) ENGINE=InnoDB',
		$bare
	);
	$database->write( 'INSERT INTO %i ( id, n ) VALUES ( 1, 0 ) ON DUPLICATE KEY UPDATE n = 0', $bare );
	update_option( Settings::OPTION, [ 'rateWithoutComment' => [ 'yes' ] ] );
	echo wp_json_encode( [ 'post' => wp_insert_post( [
		'post_type'   => 'recipe',
		'post_status' => 'publish',
		'post_title'  => 'A recipe that everybody likes',
	] ) ] );
	exit( 0 );
}

if ( 'check' === $what ) {
	$answer = [ 'differences' => [ ...( new Audit( $database, $tables, $tallies ) )->differences() ] ];
	foreach ( [ Kind::Like, Kind::Rating ] as $kind ) {
		$tally                          = $tallies->for_posts( [ $recipe ], $kind )[ $recipe ];
		$answer[ $kind->value ]         = $tally->count;
		$answer[ "{$kind->value}_sum" ] = $tally->sum;
	}
	echo wp_json_encode( $answer );
	exit( 0 );
}

$votes = new Votes( $database, $tables, $tallies );
$write = static function ( int $time ) use ( $votes, $database, $way, $bare, $recipe, $seed ): void {
	if ( 'bare' === $way ) {
		$database->write( 'UPDATE %i SET n = n + 1 WHERE id = 1', $bare );
	} else {
		$votes->cast( $recipe, Kind::Recommend, Voter::account( 1_000_000 * ( 1 + (int) $seed ) + $time ) );
	}
};
// All writers begin together, when WordPress and what a write needs is loaded in each.
$write( (int) $times );
while ( microtime( true ) < (float) $start ) {
	usleep( 500 );
}
$began = microtime( true );
for ( $time = 0; $time < (int) $times; $time++ ) {
	$write( $time );
}
echo wp_json_encode( [ 'began' => $began, 'ended' => microtime( true ) ] );
