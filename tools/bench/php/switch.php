<?php
/**
 * Creates a site of WP Recipe Maker, or sums one up: `run.php switch.php fill RECIPES`, `run.php switch.php sums`. Prints one JSON object.
 *
 * @package Larder
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/packages/server/tests/Support/ForeignSite.php';
require __DIR__ . '/switch-site.php';
require __DIR__ . '/switch-sums.php';

use Larder\Bench\SwitchSite;
use Larder\Bench\SwitchSums;

/** @var list<string> $argv */
[ , $what, $recipes ] = $argv + [ '', 'sums', '1000' ];
/** @var \wpdb $wpdb */
if ( 'fill' === $what ) {
	( new SwitchSite( $wpdb ) )->fill( (int) $recipes );
}
echo wp_json_encode( ( new SwitchSums( $wpdb ) )->all() ), "\n";
