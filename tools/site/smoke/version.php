<?php
/**
 * Prints what a script sees inside a site.
 */

declare( strict_types=1 );

echo wp_json_encode(
	[
		'version'   => wp_get_wp_version(),
		'arguments' => array_slice( $argv, 1 ),
	]
);
