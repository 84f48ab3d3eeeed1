<?php
/**
 * Changes recipes in a process of its own, for WritersTest.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Search\Index\IndexSchedule;

/** @var list<string> $argv */
[ $what, $seed, $recipes ] = array_slice( $argv, -3 );

mt_srand( (int) $seed );
$recipes = array_map( intval( ... ), explode( ',', $recipes ) );

if ( 'die' === $what ) {
	// At the n-th statement of a kind the process ends as one that is killed: nothing of what WordPress does at the end is done.
	[ $count, $kind ] = explode( ' ', $seed, 2 );
	add_filter(
		'query',
		static function ( string $query ) use ( &$count, $kind ): string {
			if ( 1 === preg_match( $kind, $query ) && 0 === --$count ) {
				echo 'dies now';
				remove_all_actions( 'shutdown' );
				exit( 3 );
			}
			return $query;
		}
	);
	foreach ( $recipes as $recipe ) {
		wp_update_post(
			[
				'ID'         => $recipe,
				'post_title' => 'Bread',
			]
		);
	}
	return;
}

for ( $step = 0; $step < 15; $step++ ) {
	wp_update_post(
		[
			'ID'          => $recipes[ mt_rand( 0, count( $recipes ) - 1 ) ],
			'post_title'  => [ 'Bread', 'Soup', 'Stew', 'Pie' ][ mt_rand( 0, 3 ) ] . ' ' . mt_rand( 0, 9 ),
			'post_status' => mt_rand( 0, 4 ) > 0 ? 'publish' : 'draft',
		]
	);
	do_action( IndexSchedule::CATCH_UP );
}
