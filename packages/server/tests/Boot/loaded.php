<?php
/**
 * Prints which files are loaded once WordPress is ready for any request, for LoadedFilesTest: loaded by WP-CLI's `--require`.
 *
 * @package Larder
 */

declare( strict_types=1 );

WP_CLI::add_hook(
	'after_wp_load',
	static function (): void {
		WP_CLI::line( (string) wp_json_encode( get_included_files() ) );
		exit;
	}
);
