<?php
/**
 * Times the action `recipe_search_results` in this WordPress, whichever plugin answers it: `search-anywhere.php RUNS`.
 *
 * Searches for the two most frequent cuisines. Prints one JSON object.
 *
 * @package Larder
 */

declare( strict_types=1 );

/** @var list<string> $argv */
$runs  = (int) ( $argv[1] ?? 7 );
$terms = get_terms(
	[
		'taxonomy' => 'recipe-cuisine',
		'orderby'  => 'count',
		'order'    => 'DESC',
		'number'   => 2,
		'fields'   => 'ids',
	]
);
if ( ! has_action( 'wp_ajax_nopriv_recipe_search_results' ) || ! is_array( $terms ) || [] === $terms ) {
	fwrite( STDERR, "No plugin of this site answers recipe_search_results, or it has no cuisines.\n" );
	exit( 1 );
}

$ended = new class() extends \RuntimeException {};
add_filter(
	'wp_die_ajax_handler',
	static fn (): \Closure => static function () use ( $ended ): never {
		throw $ended;
	}
);

$_SERVER['REQUEST_METHOD'] = 'POST';
$_POST                     = [
	'action' => 'recipe_search_results',
	'nonce'  => wp_create_nonce( 'dr-search-nonce' ),
	'search' => [ 'recipe_cuisines' => array_map( strval( ... ), $terms ) ],
];
$_REQUEST                  = $_POST;

$times  = [];
$answer = '';
for ( $run = 0; $run <= $runs; $run++ ) {
	wp_cache_flush_runtime();
	ob_start();
	$start = hrtime( true );
	try {
		do_action( 'wp_ajax_nopriv_recipe_search_results' );
	} catch ( \RuntimeException $end ) {
		if ( $end !== $ended ) {
			throw $end;
		}
	}
	if ( $run > 0 ) {
		$times[] = ( hrtime( true ) - $start ) / 1e6;
	}
	$answer = (string) ob_get_clean();
}

$envelope = json_decode( $answer, true );
$counts   = get_object_vars( wp_count_posts( 'recipe' ) );
echo wp_json_encode(
	[
		'recipes'      => $counts['publish'] ?? 0,
		'milliseconds' => $times,
		'bytes'        => strlen( $answer ),
		'success'      => is_array( $envelope ) && true === ( $envelope['success'] ?? null ),
	]
), "\n";
