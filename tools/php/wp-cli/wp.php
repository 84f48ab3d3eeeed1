<?php
/**
 * Starts WP-CLI without the complaints of a newer PHP about its code: the
 * version at hand is older than PHP 8.2, and works all the same.
 */

declare( strict_types=1 );

$larder_wp_cli = __DIR__ . '/vendor/wp-cli/wp-cli/php/boot-fs.php';

if ( ! is_file( $larder_wp_cli ) ) {
	fwrite( STDERR, 'WP-CLI is not installed. To fix it: node tools/setup/php-tools.mjs' . PHP_EOL );
	exit( 1 );
}

set_error_handler(
	static fn ( int $level, string $message, string $file ): bool => str_starts_with( $file, __DIR__ ),
	E_DEPRECATED
);

require $larder_wp_cli;
