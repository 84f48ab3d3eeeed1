<?php
/**
 * Front end of the block larder/faq-item.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\InnerBlocks;

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->faq->item( $attributes, $block, InnerBlocks::level_of( $block ) );
