<?php
/**
 * Inserts recipes of WP Recipe Maker as rows (`on WORD`), or deletes them again (`off WORD`); the word names them.
 *
 * @package Larder
 */

declare( strict_types=1 );

$larder_word = $argv[2] ?? '';

// What was found before, who did not want to hear of it, and how far it had come.
array_map( delete_option( ... ), [ 'larder_changed_over', 'larder_switch_from_wp-recipe-maker', 'larder_switch.lock' ] );
delete_transient( 'larder_switch_found' );
delete_metadata( 'user', 0, 'larder_switch_closed', '', true );

if ( 'on' !== ( $argv[1] ?? '' ) ) {
	foreach ( [ 'post', 'recipe', 'wprm_recipe' ] as $larder_type ) {
		$larder_ids = get_posts(
			[
				'post_type'   => $larder_type,
				'post_status' => 'any',
				's'           => $larder_word,
				'numberposts' => -1,
				'fields'      => 'ids',
			]
		);
		foreach ( $larder_ids as $larder_id ) {
			wp_delete_post( $larder_id, true );
		}
	}
	exit( 0 );
}
foreach ( [ 'Leek soup', 'Rye bread' ] as $larder_name ) {
	$larder_id = wp_insert_post(
		[
			'post_type'    => 'wprm_recipe',
			'post_status'  => 'publish',
			'post_title'   => "$larder_name $larder_word",
			'post_content' => 'Warm.',
		]
	);
	update_post_meta(
		$larder_id,
		'wprm_ingredients',
		[ [ 'name' => '', 'ingredients' => [ [ 'amount' => '2', 'unit' => 'cups', 'name' => "leeks of $larder_word", 'notes' => '' ] ] ] ]
	);
	update_post_meta( $larder_id, 'wprm_instructions', [ [ 'name' => '', 'instructions' => [ [ 'text' => 'Simmer it.' ] ] ] ] );
	wp_insert_post(
		[
			'post_status'  => 'publish',
			'post_title'   => "A day with $larder_name $larder_word",
			'post_content' => "Before.\n\n[wprm-recipe id=\"$larder_id\"]\n\nBehind.",
		]
	);
}
