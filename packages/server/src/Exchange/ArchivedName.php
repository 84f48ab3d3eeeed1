<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * What the name of a file in an archive tells of it.
 */
final class ArchivedName {

	/** Endings of files that hold no recipes. */
	private const NON_RECIPE_EXTENSIONS = [
		'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'svg', 'pdf', 'css', 'js', 'ds_store', 'mp4', 'mov',
	];

	/**
	 * Returns whether a name leads out of the archive.
	 *
	 * @param string $name Name of a file.
	 */
	public static function leads_out( string $name ): bool {
		return 1 === preg_match( '#(?:^|[/\\\\])\.\.(?:[/\\\\]|$)|^[/\\\\]|^[a-z]:#i', $name );
	}

	/**
	 * Returns whether a file cannot hold recipes: folders, pictures, what systems leave behind.
	 */
	public static function is_skipped( string $name ): bool {
		return str_ends_with( $name, '/' ) || str_starts_with( $name, '__MACOSX/' ) || str_starts_with( basename( $name ), '.' )
			|| in_array( strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ), self::NON_RECIPE_EXTENSIONS, true );
	}
}
