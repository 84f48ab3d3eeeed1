<?php
/**
 * Front end of the block larder/instructions.
 *
 * @package Larder
 *
 * @var string   $content Saved markup.
 * @var WP_Block $block   Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\Facts;
use Larder\Recipe\InnerBlocks;
use Larder\Recipe\RecipeRenderer;
use Larder\Recipe\SavedMarkup;

defined( 'ABSPATH' ) || exit;

// As stored: WordPress would drop the whole list for one damaged step.
$larder_html = Larder\Plugin::renderers()->instructions->render(
	is_array( $block->parsed_block['attrs'] ) ? $block->parsed_block['attrs'] : [],
	Facts::from_context( $block->context ),
	RecipeRenderer::post_id( $block ),
	InnerBlocks::level_of( $block )
);

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes; saved markup was filtered when it was saved.
echo SavedMarkup::where_empty( $larder_html, $content );
