<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Packs files into a ZIP archive.
 */
final class ZipWriter {

	/**
	 * Packs files.
	 *
	 * @param array<string, string> $files Bytes by name.
	 * @return string The archive; empty where PHP cannot write one.
	 */
	public static function pack( array $files ): string {
		$path = tempnam( sys_get_temp_dir(), 'larder' );
		if ( false === $path || ! class_exists( \ZipArchive::class ) ) {
			return '';
		}
		try {
			$zip = new \ZipArchive();
			if ( true !== $zip->open( $path, \ZipArchive::OVERWRITE ) ) {
				return '';
			}
			foreach ( $files as $name => $bytes ) {
				$zip->addFromString( $name, $bytes );
			}
			$zip->close();
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this request.
			return (string) file_get_contents( $path );
		} finally {
			unlink( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.unlink_unlink -- The same file.
		}
	}
}
