<?php
/**
 * Front end of the block larder/details.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\Attributes;
use Larder\Recipe\Facts;
use Larder\Recipe\RecipeRenderer;

defined( 'ABSPATH' ) || exit;

$larder_html = Larder\Plugin::renderers()->details->render(
	Facts::from_context( $block->context ),
	Attributes::from_value( $attributes )->texts( 'fields' ),
	RecipeRenderer::post_id( $block )
);

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo $larder_html;
