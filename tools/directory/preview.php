<?php
/**
 * Writes the recipes of the live preview into the WordPress of a Playground, which is loaded already; the blueprint
 * carries this file and the recipes.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;

require_once ABSPATH . 'wp-admin/includes/image.php';

/** @var list<array{slug: string, name: string, description: string, alt: string, document: string, frame: array{align: ''|'wide', style: string, nutrition: string}, picture: string, terms: array<string, list<string>>}> $larder_recipes What the blueprint has written. */
$larder_recipes = json_decode( (string) file_get_contents( '/tmp/larder-preview.json' ), true );

// As the demo's own loader: what editors of a site may write.
kses_remove_filters();

foreach ( $larder_recipes as $larder_recipe ) {
	$larder_upload  = wp_upload_bits( $larder_recipe['slug'] . '.webp', null, (string) base64_decode( $larder_recipe['picture'], true ) );
	$larder_picture = wp_insert_attachment(
		[
			'post_title'     => $larder_recipe['name'],
			'post_mime_type' => 'image/webp',
			'meta_input'     => [ '_wp_attachment_image_alt' => $larder_recipe['alt'] ],
		],
		$larder_upload['file']
	);
	wp_update_attachment_metadata( $larder_picture, wp_generate_attachment_metadata( $larder_picture, $larder_upload['file'] ) );
	$larder_terms = [];
	foreach ( $larder_recipe['terms'] as $larder_taxonomy => $larder_names ) {
		foreach ( $larder_names as $larder_name ) {
			$larder_term                       = term_exists(
				$larder_name,
				$larder_taxonomy
			) ?: wp_insert_term( $larder_name, $larder_taxonomy );
			$larder_terms[ $larder_taxonomy ][] = is_array( $larder_term ) ? (int) $larder_term['term_id'] : 0;
		}
	}
	$larder_document = RecipeDocument::from_json( str_replace(
		[ 'https://larder-preview.invalid/picture', 'https://larder-preview.invalid/recipes' ],
		[ $larder_upload['url'], (string) get_post_type_archive_link( 'recipe' ) ],
		$larder_recipe['document']
	) );
	if ( null === $larder_document ) {
		continue;
	}
	$larder_frame = new RecipeFrame(
		$larder_recipe['name'],
		$larder_picture,
		$larder_recipe['frame']['align'],
		$larder_recipe['frame']['style'],
		$larder_recipe['frame']['nutrition']
	);
	wp_insert_post(
		[
			'post_type'    => 'recipe',
			'post_status'  => 'publish',
			'post_title'   => wp_slash( $larder_recipe['name'] ),
			'post_name'    => $larder_recipe['slug'],
			'post_excerpt' => wp_slash( $larder_recipe['description'] ),
			'post_content' => wp_slash( RecipeWriter::write( $larder_document, $larder_frame ) ),
			'post_author'  => 1,
			'tax_input'    => $larder_terms,
			'meta_input'   => [ '_thumbnail_id' => $larder_picture ],
		]
	);
}
flush_rewrite_rules();
