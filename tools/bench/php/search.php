<?php
/**
 * Measures the search on this site: `run.php search.php RECIPES RUNS`. Prints one JSON object.
 *
 * Creates recipes up to that number, builds the index, and asks the same question
 * of the index, of grouped SQL and of lists of ids, in turn and with equal answers.
 * Lists of ids are left out where nobody would wait for them.
 *
 * @package Larder
 */

declare( strict_types=1 );

require __DIR__ . '/search-index.php';
require __DIR__ . '/search-site.php';
require __DIR__ . '/search-rivals.php';

use Larder\Bench\SearchIndex;
use Larder\Bench\SearchRivals;
use Larder\Bench\SearchSite;

/** @var list<string> $argv */
[ , $recipes, $runs ] = $argv + [ '', '1000', '7' ];
/** @var \wpdb $wpdb */
$site   = new SearchSite( $wpdb );
$start  = hrtime( true );
$added  = $site->fill( (int) $recipes );
$making = ( hrtime( true ) - $start ) / 1e9;

$made     = new SearchIndex( $wpdb );
$engines  = $made->engines;
$start    = hrtime( true );
$count    = $made->rebuild->run(
	2000,
	static function ( int $done ): void {
		fwrite( STDERR, "indexed $done\n" );
	}
);
$building = ( hrtime( true ) - $start ) / 1e9;

$chosen   = array_slice( $site->terms( 'recipe-cuisine' ), 0, 2 );
$rivals   = new SearchRivals( $wpdb, $chosen );

$ways  = [
	'bitmaps' => static fn (): array => SearchRivals::plain( $engines->engine()->search( SearchIndex::question( $chosen ) ) ),
	'words'   => static fn (): array => SearchRivals::plain( $engines->engine()->search( SearchIndex::question( $chosen, 'tomato bas' ) ) ),
	'grouped' => static fn (): array => $rivals->grouped(),
] + ( $rivals->has_lists( $count ) ? [ 'lists' => static fn (): array => $rivals->lists() ] : [] );
$times = array_fill_keys( array_keys( $ways ), [] );
$given = [];
for ( $run = 0; $run <= (int) $runs; $run++ ) {
	foreach ( $ways as $name => $ask ) {
		$start          = hrtime( true );
		$given[ $name ] = $ask();
		if ( $run > 0 ) {
			$times[ $name ][] = ( hrtime( true ) - $start ) / 1e6;
		}
	}
	foreach ( array_diff_key( $given, [ 'words' => true ] ) as $rival => $answer ) {
		if ( $answer !== $given['bitmaps'] ) {
			fwrite( STDERR, "The answers differ: $rival\n" );
			exit( 1 );
		}
	}
}

// What others have asked for takes the bits out of the database's memory, which a site that is searched has there.
$alone = [];
for ( $run = 0; $run <= (int) $runs; $run++ ) {
	$start   = hrtime( true );
	$ways['bitmaps']();
	$alone[] = ( hrtime( true ) - $start ) / 1e6;
}

// The latest titles of all: of the generator's, one in fourteen begins with "tomato s".
$titles = [];
for ( $run = 0; $run <= (int) $runs; $run++ ) {
	$start    = hrtime( true );
	$engines->engine()->search( new Larder\Search\Query\Query( sort: Larder\Search\Query\Sort::TitleDown ) );
	$titles[] = ( hrtime( true ) - $start ) / 1e6;
}

echo wp_json_encode(
	[
		'recipes'  => $count,
		'seconds'  => $building,
		'added'    => $added,
		'making'   => $making,
		'times'    => $times,
		'alone'    => array_slice( $alone, 1 ),
		'titles'   => array_slice( $titles, 1 ),
		'counts'   => array_sum( array_map( count( ... ), $given['bitmaps']['counts'] ?? [] ) ),
		'cuisines' => $chosen,
	]
), "\n";
