<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * What is written to the error log from when this is made until it ends.
 */
final class Logged {

	private readonly string $file;

	private readonly string $before;

	/**
	 * Redirects the log to a file of its own.
	 */
	public function __construct() {
		$this->file   = (string) tempnam( sys_get_temp_dir(), 'larder-log' );
		$this->before = (string) ini_set( 'error_log', $this->file ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Put back at the end.
	}

	/**
	 * Returns the lines so far, without their time.
	 *
	 * @return list<string>
	 */
	public function lines(): array {
		$lines = file( $this->file, FILE_IGNORE_NEW_LINES ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this test.
		return array_map(
			static fn ( string $line ): string => (string) preg_replace( '/^\[[^\]]*\] /', '', $line ),
			false === $lines ? [] : $lines
		);
	}

	/**
	 * Restores where the log is written to.
	 */
	public function end(): void {
		ini_set( 'error_log', $this->before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- As it was.
		wp_delete_file( $this->file );
	}
}
