<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a recipe had before it changed over and has no more.
 */
final class Loss {

	/** What names things within the plugin or within blocks, and says nothing to people. */
	private const NAMES = [ 'id', 'ingredients', 'version' ];

	/**
	 * Compares a document with the one that its post has now.
	 *
	 * @param array<array-key, mixed> $before The document as the plugin's data gave it.
	 * @param array<array-key, mixed> $after  The document of the post.
	 * @return list<string> Names of the fields of which something is missing.
	 */
	public static function between( array $before, array $after ): array {
		$lost = [];
		foreach ( $before as $field => $value ) {
			if ( self::lacks( $value, $after[ $field ] ?? null ) ) {
				$lost[] = (string) $field;
			}
		}
		return $lost;
	}

	/**
	 * Returns whether a value is there no more, or only a part of it.
	 *
	 * @param mixed $before What it was.
	 * @param mixed $after  What it is.
	 */
	private static function lacks( mixed $before, mixed $after ): bool {
		if ( in_array( $before, [ null, '', 0, [] ], true ) ) {
			return false;
		}
		if ( ! is_array( $before ) ) {
			return in_array( $after, [ null, '', [] ], true );
		}
		foreach ( $before as $key => $part ) {
			$is_name = in_array( $key, self::NAMES, true ) && ! is_array( $part );
			if ( ! $is_name && self::lacks( $part, is_array( $after ) ? $after[ $key ] ?? null : null ) ) {
				return true;
			}
		}
		return false;
	}
}
