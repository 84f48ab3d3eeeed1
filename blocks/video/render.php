<?php
/**
 * Front end of the block larder/video.
 *
 * @package Larder
 *
 * @var WP_Block $block Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\RecipeRenderer;
use Larder\Recipe\SavedMarkup;

defined( 'ABSPATH' ) || exit;

$larder_post = get_post( RecipeRenderer::post_id( $block ) );
if ( $larder_post instanceof WP_Post ) {
	$larder_html = Larder\Plugin::renderers()->video->render(
		is_array( $block->parsed_block['attrs'] ) ? $block->parsed_block['attrs'] : [],
		$larder_post
	);

	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
	echo SavedMarkup::where_empty( $larder_html, $block->inner_html );
}
