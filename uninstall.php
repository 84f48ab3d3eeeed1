<?php
/**
 * Takes away what can be made again when the plugin is deleted; the recipes and their counts stay.
 *
 * @package Larder
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_post_meta_by_key( '_larder_recipe' );

// The search index is made anew from the recipes.
require_once __DIR__ . '/packages/server/src/Search/Tables.php';
( new Larder\Search\Tables( $GLOBALS['wpdb'] ) )->drop();
