<?php
/**
 * Publishes the pages that the tests of cached pages look at, with every control that a visitor can press.
 *
 * @package Larder
 */

declare( strict_types=1 );

$pages = [
	[
		'post_type'      => 'recipe',
		'post_name'      => 'three-days-old',
		'post_title'     => 'Three-day bread',
		'comment_status' => 'open',
		'post_content'   => '<!-- wp:larder/recipe {"prepTime":10} --><div class="wp-block-larder-recipe"></div><!-- /wp:larder/recipe --><!-- wp:larder/rating /--><!-- wp:larder/recommend /-->',
	],
	[
		'post_type'    => 'recipe',
		'post_name'    => 'soup',
		'post_title'   => 'Soup of the day',
		'post_content' => '<!-- wp:larder/recipe {"prepTime":10} --><div class="wp-block-larder-recipe"></div><!-- /wp:larder/recipe -->',
	],
	[
		'post_type'      => 'recipe',
		'post_name'      => 'rated-alone',
		'post_title'     => 'Buns without words',
		'comment_status' => 'closed',
		'post_content'   => '<!-- wp:larder/recipe {"prepTime":10} --><div class="wp-block-larder-recipe"></div><!-- /wp:larder/recipe --><!-- wp:larder/rating /-->',
	],
	[
		'post_type'    => 'page',
		'post_name'    => 'find-a-recipe',
		'post_title'   => 'Find a recipe',
		'post_content' => '<!-- wp:larder/recipe-search /-->',
	],
];
update_option( 'delicious_recipe_settings', [ 'rateWithoutComment' => [ 'yes' ] ] );
foreach ( $pages as $page ) {
	$post = wp_insert_post( $page + [ 'post_status' => 'publish' ], true );
	if ( is_wp_error( $post ) ) {
		fwrite( STDERR, $post->get_error_message() . PHP_EOL );
		exit( 1 );
	}
}
