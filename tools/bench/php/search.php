<?php
/**
 * Measures the search on this site: `run.php search.php RECIPES RUNS`. Prints one JSON object.
 *
 * Makes recipes up to that number, builds the index, and asks the same question
 * of the index, of grouped SQL and of lists of ids, in turn and with equal answers.
 *
 * @package Larder
 */

declare( strict_types=1 );

require __DIR__ . '/search-site.php';
require __DIR__ . '/search-rivals.php';

use Larder\Bench\SearchRivals;
use Larder\Bench\SearchSite;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Search;
use Larder\Votes;
use Larder\Votes\Tallies;

/** @var list<string> $argv */
[ , $recipes, $runs ] = $argv + [ '', '1000', '7' ];
/** @var \wpdb $wpdb */
$site = new SearchSite( $wpdb );
$site->fill( (int) $recipes );

$db       = new Search\Database( $wpdb );
$facets   = new Search\Facets();
$builder  = new Search\EntryBuilder( new DocumentRepository( $wpdb, new DocumentBuilder() ), $facets, new Tallies( new Votes\Database( $wpdb ), new Votes\Tables( $wpdb ) ) );
$tables   = new Search\Tables( $wpdb );
$state    = new Search\State( $db, $tables );
$marks    = new Search\Marks( $db, $tables );
$indexer  = new Search\Indexer( $db, $tables, $builder );
$index    = new Search\Index( $db, $tables, $state, $marks, $indexer, $builder, $facets );
$rebuild  = new Search\Rebuild( $db, $tables, $state, $marks, $index, $builder );
$start    = hrtime( true );
$count    = $rebuild->run(
	2000,
	static function ( int $done ): void {
		fwrite( STDERR, "indexed $done\n" );
	}
);
$building = ( hrtime( true ) - $start ) / 1e9;

$chosen   = array_slice( $site->terms( 'recipe-cuisine' ), 0, 2 );
$query    = static fn ( string $text = '' ): Search\Query => new Search\Query(
	[
		'recipe_cuisines' => array_map( strval( ... ), $chosen ),
	],
	text: $text,
	counted: [
		'recipe_courses'         => 12,
		'recipe_cuisines'        => 60,
		'recipe_dietary'         => 25,
		'recipe_cooking_methods' => 20,
		'recipe_keys'            => 12,
		'recipe_badges'          => 10,
	]
);
$rivals   = new SearchRivals( $wpdb, $chosen );

$ways  = [
	'bitmaps' => static fn (): array => SearchRivals::plain( $index->engine()->search( $query() ) ),
	'words'   => static fn (): array => SearchRivals::plain( $index->engine()->search( $query( 'tomato bas' ) ) ),
	'grouped' => static fn (): array => $rivals->grouped(),
	'lists'   => static fn (): array => $rivals->lists(),
];
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
	foreach ( [ 'grouped', 'lists' ] as $rival ) {
		if ( $given[ $rival ] !== $given['bitmaps'] ) {
			fwrite( STDERR, "The answers differ: $rival\n" );
			exit( 1 );
		}
	}
}

// A save with and without the reindex at its end, in turn.
$saves = [
	'with'    => [],
	'without' => [],
];
$post  = $site->last();
for ( $run = 0; $run < 2 * (int) $runs; $run++ ) {
	$start = hrtime( true );
	wp_update_post( [ 'ID' => $post, 'post_title' => "Tomato soup $run" ] );
	$saved = ( hrtime( true ) - $start ) / 1e6;
	do_action( Search\IndexSync::EVENT );
	$saves['without'][] = $saved;
	$saves['with'][]    = ( hrtime( true ) - $start ) / 1e6;
}

echo wp_json_encode(
	[
		'recipes' => $count,
		'seconds' => $building,
		'times'   => $times,
		'counts'  => array_sum( array_map( count( ... ), $given['bitmaps']['counts'] ?? [] ) ),
		'total'   => $given['bitmaps']['total'] ?? 0,
		'saves'   => $saves,
	]
), "\n";
