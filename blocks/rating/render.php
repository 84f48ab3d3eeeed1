<?php
/**
 * Front end of the block larder/rating.
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

// Outside of a recipe its heading comes below the title of the page.
$larder_level = isset( $block->context[ InnerBlocks::LEVEL ] ) ? InnerBlocks::level_of( $block ) : 2;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->rating->render( $attributes, RecipeRenderer::post_id( $block ), $larder_level );
