<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Stores uploaded files until they have been read: in the uploads, under names that nobody can guess and that no server executes.
 */
final class Spool {

	private const FOLDER = 'larder-imports';

	/**
	 * Copies a file into the spool.
	 *
	 * @param string $path Where it is now.
	 * @return string|null Where it is kept; null where that cannot be done.
	 */
	public static function keep( string $path ): ?string {
		$folder = self::folder();
		if ( ! self::make( $folder ) ) {
			return null;
		}
		$kept = "$folder/" . wp_generate_password( 32, false ) . '.bin';
		return copy( $path, $kept ) && filesize( $kept ) === filesize( $path ) ? $kept : null;
	}

	/**
	 * Stores a picture of a run.
	 *
	 * @param string $run   The run, whose id nobody can guess.
	 * @param string $name  Name of the file.
	 * @param string $bytes The picture.
	 * @return bool Whether it is there, whole.
	 */
	public static function put( string $run, string $name, string $bytes ): bool {
		$path = self::path( $run, $name );
		if ( is_file( $path ) && filesize( $path ) === strlen( $bytes ) ) {
			return true;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A folder of the uploads.
		return self::make( dirname( $path ) ) && strlen( $bytes ) === file_put_contents( $path, $bytes );
	}

	/**
	 * Returns the path of a picture of a run.
	 *
	 * @param string $name Name of the file.
	 */
	public static function path( string $run, string $name ): string {
		return self::folder() . "/$run/$name";
	}

	/**
	 * Removes the pictures of a run.
	 */
	public static function forget( string $run ): void {
		self::empty( self::folder() . "/$run", '*' );
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
		foreach ( glob( self::folder() . '/*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			self::empty( $folder, '*' );
		}
		self::empty( self::folder(), '*.bin' );
	}

	/**
	 * Creates a folder whose files a web server does not list.
	 */
	private static function make( string $folder ): bool {
		if ( ! wp_mkdir_p( $folder ) ) {
			return false;
		}
		if ( ! file_exists( "$folder/index.php" ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A folder of the uploads.
			file_put_contents( "$folder/index.php", '<?php // Silence is golden.' );
		}
		return true;
	}

	/**
	 * Removes a folder with its files; where it has others it stays.
	 *
	 * @param string $files Pattern of their names.
	 */
	private static function empty( string $folder, string $files ): void {
		if ( ! is_dir( $folder ) ) {
			return;
		}
		array_map( wp_delete_file( ... ), [ ...( glob( "$folder/$files" ) ?: [] ), "$folder/index.php" ] );
		if ( 2 === count( scandir( $folder ) ?: [] ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- A folder of the uploads.
			rmdir( $folder );
		}
	}

	/**
	 * Returns the folder.
	 */
	private static function folder(): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::FOLDER;
	}
}
