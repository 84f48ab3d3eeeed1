<?php
/**
 * Switches a site to the classic theme of the tests.
 *
 * @package Larder
 */

declare( strict_types=1 );

const LARDER_CLASSIC_THEME = 'larder-classic';

if ( ! wp_get_theme( LARDER_CLASSIC_THEME )->exists() ) {
	fwrite( STDERR, 'The theme ' . LARDER_CLASSIC_THEME . ' is not installed.' . PHP_EOL );
	exit( 1 );
}

switch_theme( LARDER_CLASSIC_THEME );
