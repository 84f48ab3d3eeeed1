<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the `groups` attribute of a list, which may be damaged; `readGroupList()` in `packages/editor` reads it for the editor.
 */
final class StoredGroups {

	/**
	 * Gives the groups; a single group that lost its list is one.
	 *
	 * @param mixed  $stored What is stored.
	 * @param string $rows   What a group calls its rows.
	 * @return list<mixed> Groups, or what stands where one should be; none where nothing can be read.
	 */
	public static function of( mixed $stored, string $rows ): array {
		if ( ! is_array( $stored ) ) {
			return [];
		}
		return isset( $stored[ $rows ] ) || isset( $stored['text'] ) ? [ $stored ] : array_values( $stored );
	}
}
