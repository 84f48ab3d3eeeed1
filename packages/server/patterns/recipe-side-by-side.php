<?php
/**
 * Pattern: a wide recipe card with the ingredients beside the steps.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$larder_attributes = '{"align":"wide","className":"is-style-side-by-side"} ';
$larder_class      = 'wp-block-larder-recipe alignwide is-style-side-by-side';
require __DIR__ . '/parts/recipe.php';
