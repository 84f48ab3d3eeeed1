<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Votes\Tally;

/**
 * Says how many likes there are, for people and for programs.
 */
final class LikeText {

	/**
	 * Says it in words.
	 *
	 * @param int $count How many.
	 */
	public static function of( int $count ): string {
		/* translators: %s: number of likes. */
		return sprintf( _n( '%s like', '%s likes', $count, 'larder' ), number_format_i18n( $count ) );
	}

	/**
	 * Says it as calls answer it.
	 *
	 * @param Tally $tally The likes.
	 * @return array{likes: string, likes_count: int}
	 */
	public static function answer( Tally $tally ): array {
		return [
			'likes'       => self::of( $tally->count ),
			'likes_count' => $tally->count,
		];
	}
}
