<?php
/**
 * Runs a file of PHP in WordPress with another database: `on-node.php SOCKETS FILE [ARGUMENT …]`.
 *
 * Where there are several sockets, with commas between them, the first node
 * that is ready is taken, and another one when its connection is gone: as by a
 * proxy, which clusters have in front. The site's own database keeps the options, which were read before.
 *
 * @package Larder
 */

declare( strict_types=1 );

/** @var list<string> $argv */
$place              = array_search( __FILE__, array_map( realpath( ... ), $argv ), true );
[ $sockets, $file ] = array_slice( $argv, (int) $place + 1, 2 );

/** @var wpdb $site */
$site = $GLOBALS['wpdb'];
$node = new class( explode( ',', $sockets ) ) extends wpdb {

	/**
	 * Connects to the first node that is ready.
	 *
	 * @param list<string> $sockets Where nodes listen.
	 */
	public function __construct( private readonly array $sockets ) {
		parent::__construct( 'root', '', 'wordpress', 'localhost' );
	}

	/**
	 * Connects to the first node that is ready, also when WordPress does so again.
	 *
	 * @param bool $allow_bail Unused: whether to end the process where there is none.
	 */
	public function db_connect( $allow_bail = true ): bool {
		foreach ( $this->sockets as $socket ) {
			$this->dbhost = "localhost:$socket";
			if ( parent::db_connect( false ) && $this->dbh instanceof mysqli ) {
				$state = $this->dbh->query( "SHOW STATUS LIKE 'wsrep_ready'" );
				if ( $state instanceof mysqli_result && 'ON' === ( $state->fetch_row()[1] ?? '' ) ) {
					// What other nodes have taken is waited for before anything is read.
					return (bool) $this->dbh->query( 'SET SESSION wsrep_sync_wait = 1' );
				}
			}
		}
		return false;
	}
};
$node->set_prefix( $site->prefix );
$GLOBALS['larder_site_db'] = $site;
// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The votes of this process go to the node.
$GLOBALS['wpdb']           = $node;
$wpdb                      = $node; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As above.
require $file;
