<?php
/**
 * Takes away what can be made again when the plugin is deleted; the recipes and their counts stay.
 *
 * @package Larder
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_post_meta_by_key( '_larder_recipe' );

// The search index is made anew from the recipes.
global $wpdb;
foreach ( [ 'docs_a', 'docs_b', 'names_a', 'names_b', 'bits_a', 'bits_b', 'state', 'marks' ] as $larder_table ) {
	$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'larder_search_' . $larder_table ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The index's own tables.
}
delete_option( 'larder_search_version' );
