<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Tells which posts there are among ids that somebody has sent.
 *
 * WordPress remembers no id that no post has, so `get_post()` queries the database for each of them: a visitor could have one request run
 * a thousand queries.
 */
final class KnownPosts {

	/**
	 * Returns those ids that posts have, whatever their type and status, and reads these posts.
	 *
	 * @param array<array-key, int> $ids
	 * @param bool                  $has_fields Whether their fields are read with them, for those who go on to read documents.
	 * @return list<int> In the same order.
	 */
	public static function among( array $ids, bool $has_fields = false ): array {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		_prime_post_caches( $ids, false, $has_fields );
		$unread = _get_non_cached_ids( $ids, 'posts' );
		if ( [] === $unread ) {
			return array_values( $ids );
		}
		// While a long job has caching suspended, posts that there are stay unread, too.
		$rows  = ( new Statements( $db ) )->rows(
			'SELECT ID FROM %i WHERE ID IN (' . implode( ',', array_fill( 0, count( $unread ), '%d' ) ) . ')',
			[ $db->posts, ...array_values( $unread ) ]
		);
		$there = array_map( intval( ... ), array_column( $rows, 'ID' ) );
		return array_values( array_diff( $ids, array_diff( $unread, $there ) ) );
	}
}
