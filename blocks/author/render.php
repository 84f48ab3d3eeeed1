<?php
/**
 * Front end of the block larder/author.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\InnerBlocks;
use Larder\Recipe\RecipeRenderer;

defined( 'ABSPATH' ) || exit;

$larder_html = Larder\Plugin::renderers()->author->render(
	$attributes,
	$block->context['larder/author'] ?? '',
	RecipeRenderer::post_id( $block ),
	InnerBlocks::level_of( $block )
);
echo $larder_html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
