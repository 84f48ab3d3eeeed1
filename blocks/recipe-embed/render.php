<?php
/**
 * Front end of the block larder/recipe-embed.
 *
 * @package Larder
 *
 * @var array<string, mixed> $attributes Block attributes.
 * @var WP_Block             $block      Block instance.
 */

declare( strict_types=1 );

use Larder\Recipe\SavedMarkup;

defined( 'ABSPATH' ) || exit;

$larder_html = Larder\Plugin::renderers()->recipe_embed->render( $attributes );

// What was saved names a recipe of this site also when visitors may not read it any more, and when it is gone.
$larder_saved = empty( $attributes['recipeId'] ) ? $block->inner_html : '';

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes; saved markup was filtered when it was saved.
echo SavedMarkup::where_empty( $larder_html, $larder_saved );
