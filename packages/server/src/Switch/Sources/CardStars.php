<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the stars that WPZOOM keeps in a table of its own.
 */
final class CardStars {

	private const TABLE = 'wpzoom_rating_stars';

	/**
	 * Counts what WPZOOM showed: approved stars of comments, and those of visitors.
	 *
	 * @param int $post_id The post that has the card.
	 * @return array{votes: int, total: float}|null
	 */
	public static function count( Rows $rows, int $post_id ): ?array {
		$found = ! $rows->has_table( self::TABLE ) ? [] : $rows->rows(
			"SELECT COUNT(*) AS votes, COALESCE( SUM( rating ), 0 ) AS total FROM %i WHERE approved = '1' AND rating BETWEEN 1 AND 5 AND ( recipe_id = %d OR ( post_id = %d AND comment_id > 0 ) )",
			$rows->table( self::TABLE ),
			$post_id,
			$post_id
		)[0] ?? [];
		$votes = (int) ( $found['votes'] ?? 0 );
		return $votes > 0 ? [
			'votes' => $votes,
			'total' => (float) ( $found['total'] ?? 0 ),
		] : null;
	}
}
