<?php
/**
 * Front end of the block larder/recipe-archive.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\RecipeRenderer;

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->recipe_archive->render( $attributes, RecipeRenderer::post_id( $block ) );
