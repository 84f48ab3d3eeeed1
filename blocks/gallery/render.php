<?php
/**
 * Front end of the block larder/gallery.
 *
 * @package Larder
 *
 * @var WP_Block $block Block instance.
 */

declare( strict_types=1 );

// As stored: WordPress would drop the whole list for one damaged item.
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.
echo Larder\Plugin::renderers()->gallery->render( is_array( $block->parsed_block['attrs'] ) ? $block->parsed_block['attrs'] : [] );
