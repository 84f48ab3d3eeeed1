<?php
/**
 * Front end of the block larder/gallery.
 *
 * @package Larder
 *
 * @var WP_Block $block Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\RecipePicture;
use Larder\Recipe\RecipeRenderer;
use Larder\Recipe\SavedMarkup;

defined( 'ABSPATH' ) || exit;

// As stored: WordPress would drop the whole list for one damaged item.
$larder_picture = $block->context[ RecipePicture::CONTEXT ] ?? null;
$larder_html    = Larder\Plugin::renderers()->gallery->render(
	is_array( $block->parsed_block['attrs'] ) ? $block->parsed_block['attrs'] : [],
	RecipeRenderer::post_id( $block ),
	is_string( $larder_picture ) ? $larder_picture : null
);

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo SavedMarkup::where_empty( $larder_html, $block->inner_html );
