<?php
/**
 * Front end of the block larder/recipe-search.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var string               $content    What the inner blocks have printed.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->recipe_search->render( $attributes, $content );
