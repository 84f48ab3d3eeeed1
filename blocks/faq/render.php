<?php
/**
 * Front end of the block larder/faq.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\InnerBlocks;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->faq->render( $attributes, $block, InnerBlocks::level_of( $block ) );
