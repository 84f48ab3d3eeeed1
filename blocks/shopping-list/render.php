<?php
/**
 * Front end of the block larder/shopping-list.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->shopping_list->render( $attributes );
