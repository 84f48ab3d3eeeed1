<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the files that somebody imports until they were read: in the uploads, under names that nobody can guess and that no server runs.
 */
final class Spool {

	private const FOLDER = 'larder-imports';

	/**
	 * Keeps a file.
	 *
	 * @param string $path Where it is now.
	 * @return string|null Where it is kept; null where that cannot be done.
	 */
	public static function keep( string $path ): ?string {
		$folder = self::folder();
		if ( ! wp_mkdir_p( $folder ) ) {
			return null;
		}
		if ( ! file_exists( "$folder/index.php" ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents -- A folder of the uploads.
			file_put_contents( "$folder/index.php", '<?php // Silence is golden.' );
		}
		$kept = "$folder/" . wp_generate_password( 32, false ) . '.bin';
		return copy( $path, $kept ) && filesize( $kept ) === filesize( $path ) ? $kept : null;
	}

	/**
	 * Removes a file that was kept; any other stays.
	 *
	 * @param string $path Where it is.
	 */
	public static function remove( string $path ): void {
		if ( str_starts_with( $path, self::folder() . '/' ) && file_exists( $path ) ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Removes all files that are kept, and their folder.
	 */
	public static function clear(): void {
		$folder = self::folder();
		if ( ! is_dir( $folder ) ) {
			return;
		}
		array_map( wp_delete_file( ... ), [ ...( glob( "$folder/*.bin" ) ?: [] ), "$folder/index.php" ] );
		if ( 2 === count( scandir( $folder ) ?: [] ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- A folder of the uploads.
			rmdir( $folder );
		}
	}

	/**
	 * Gives the folder.
	 */
	private static function folder(): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::FOLDER;
	}
}
