<?php
/**
 * Changes recipes in a process of its own, for WritersTest.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Search\IndexSync;

/** @var list<string> $argv */
[ $what, $seed, $recipes ] = array_slice( $argv, -3 );

mt_srand( (int) $seed );
$recipes = array_map( intval( ... ), explode( ',', $recipes ) );

if ( 'die' === $what ) {
	// What is to be written is noted on the recipe's row, and not yet done.
	add_filter(
		'query',
		static function ( string $query ): string {
			if ( str_starts_with( $query, 'INSERT' ) && str_contains( $query, 'larder_search_bits' ) ) {
				echo 'dies now';
				exit( 3 );
			}
			return $query;
		}
	);
	wp_update_post( [ 'ID' => $recipes[0], 'post_title' => 'Bread' ] );
	do_action( IndexSync::EVENT );
	exit( 1 );
}

for ( $step = 0; $step < 15; $step++ ) {
	wp_update_post(
		[
			'ID'          => $recipes[ mt_rand( 0, count( $recipes ) - 1 ) ],
			'post_title'  => [ 'Bread', 'Soup', 'Stew', 'Pie' ][ mt_rand( 0, 3 ) ] . ' ' . mt_rand( 0, 9 ),
			'post_status' => mt_rand( 0, 4 ) > 0 ? 'publish' : 'draft',
		]
	);
	do_action( IndexSync::EVENT );
}
