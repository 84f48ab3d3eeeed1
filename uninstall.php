<?php
/**
 * Takes away what can be made again when the plugin is deleted; the recipes stay.
 *
 * @package Larder
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_post_meta_by_key( '_larder_recipe' );

// The search index is made anew from the recipes.
require_once __DIR__ . '/packages/server/src/Search/Tables.php';
( new Larder\Search\Tables( $GLOBALS['wpdb'] ) )->drop();

// Votes say what persons did; what they came to stays as a number in the meta fields of posts.
require_once __DIR__ . '/packages/server/src/Votes/Tables.php';
( new Larder\Votes\Tables( $GLOBALS['wpdb'] ) )->drop();
delete_option( 'larder_votes_secret' );
delete_option( 'larder_votes_address_key' );
delete_option( 'larder_votes_adoption' );
delete_option( 'larder_rate_without_comment' );
delete_metadata( 'user', 0, 'larder_wishlist_adopted', '', true );
delete_metadata( 'user', 0, 'larder_shopping_list', '', true );

// Who called how often is of today only.
require_once __DIR__ . '/packages/server/src/Registrable.php';
require_once __DIR__ . '/packages/server/src/Ajax/RateCounter.php';
( new Larder\Ajax\RateCounter( $GLOBALS['wpdb'] ) )->drop();
