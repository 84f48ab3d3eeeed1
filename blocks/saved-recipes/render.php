<?php
/**
 * Front end of the block larder/saved-recipes.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->saved_recipes->render( $attributes );
