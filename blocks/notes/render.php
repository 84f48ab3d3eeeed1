<?php
/**
 * Front end of the block larder/notes.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\InnerBlocks;
use Larder\Recipe\SavedMarkup;

defined( 'ABSPATH' ) || exit;

$larder_html = Larder\Plugin::renderers()->notes->render( $attributes, $block, InnerBlocks::level_of( $block ) );

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes; saved markup was filtered when it was saved.
echo SavedMarkup::where_empty( $larder_html, $block->inner_html );
