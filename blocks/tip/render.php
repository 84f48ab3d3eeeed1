<?php
/**
 * Front end of the block larder/tip.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->tip->render( $attributes, $block );
