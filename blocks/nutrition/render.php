<?php
/**
 * Front end of the block larder/nutrition.
 *
 * @package Larder
 *
 * @var WP_Block $block Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\InnerBlocks;
use Larder\Recipe\SavedMarkup;

defined( 'ABSPATH' ) || exit;

// As stored: WordPress would drop all values for a damaged one.
$larder_html = Larder\Plugin::renderers()->nutrition->render(
	is_array( $block->parsed_block['attrs'] ) ? $block->parsed_block['attrs'] : [],
	[
		'calories'    => $block->context['larder/calories'] ?? null,
		'yieldAmount' => $block->context['larder/yieldAmount'] ?? null,
	],
	InnerBlocks::level_of( $block )
);

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo SavedMarkup::where_empty( $larder_html, $block->inner_html );
