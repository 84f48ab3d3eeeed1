<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Packs files into a ZIP archive.
 */
final class ZipWriter {

	/** An archive without files: PHP writes none. */
	private const NOTHING = "PK\5\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";

	/**
	 * Packs files.
	 *
	 * @param array<string, string> $files Bytes by name.
	 * @return string The archive; empty where PHP cannot write one.
	 */
	public static function pack( array $files ): string {
		if ( [] === $files ) {
			return self::NOTHING;
		}
		$path = class_exists( \ZipArchive::class ) ? tempnam( sys_get_temp_dir(), 'larder' ) : false;
		if ( false === $path ) {
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
