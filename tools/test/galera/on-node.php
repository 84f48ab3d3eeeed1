<?php
/**
 * Runs a file of PHP in WordPress with another database: `on-node.php SOCKET FILE [ARGUMENT …]`.
 *
 * The site's own database keeps the options, which were read before.
 *
 * @package Larder
 */

declare( strict_types=1 );

/** @var list<string> $argv */
$place            = array_search( __FILE__, array_map( realpath( ... ), $argv ), true );
[ $socket, $file ] = array_slice( $argv, (int) $place + 1, 2 );

/** @var wpdb $site */
$site = $GLOBALS['wpdb'];
$node = new wpdb( 'root', '', 'wordpress', "localhost:$socket" );
$node->set_prefix( $site->prefix );
$GLOBALS['larder_site_db'] = $site;
$GLOBALS['wpdb']           = $node; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The votes of this process go to the node.
$wpdb                      = $node; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As above.
// What other nodes have taken is waited for before anything is read.
$node->query( 'SET SESSION wsrep_sync_wait = 1' );
require $file;
