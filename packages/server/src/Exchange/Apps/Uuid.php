<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the identifiers that apps want for what they import: the same for the same content, so that importing it again is no copy.
 */
final class Uuid {

	/**
	 * Returns an identifier in the form of a random one, which is the only form that some apps accept.
	 *
	 * @param string $content What it is for.
	 */
	public static function from_content( string $content ): string {
		return preg_replace(
			'/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/',
			'$1-$2-4$3-a$4-$5',
			hash( 'md5', $content )
		) ?? '';
	}
}
