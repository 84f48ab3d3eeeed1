<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Recipe\PlainText;
use Larder\Votes\Tally;

defined( 'ABSPATH' ) || exit;

/**
 * Formats the number of likes, for people and for programs.
 */
final class LikeText {

	/**
	 * Returns the number in words.
	 */
	public static function for_count( int $count ): string {
		/* translators: %s: number of likes. */
		return sprintf( _n( '%s like', '%s likes', $count, 'larder' ), PlainText::number( $count ) );
	}

	/**
	 * Returns the number in short, as a control shows it, rounded down; `counts.ts` in `packages/controls` writes the same.
	 *
	 * @return string Such as `12`, `1.2K` or `3M`; empty for none.
	 */
	public static function short( int $count ): string {
		if ( $count < 1000 ) {
			return $count > 0 ? PlainText::number( $count ) : '';
		}
		$unit  = $count < 1000000 ? 1000 : 1000000;
		$tenth = intdiv( $count, intdiv( $unit, 10 ) );
		$value = $tenth < 100 && 0 !== $tenth % 10 ? PlainText::number( $tenth / 10, 1 ) : PlainText::number( intdiv( $count, $unit ) );
		return 1000 === $unit
			/* translators: %s: a number of thousands, in short. */
			? sprintf( __( '%sK', 'larder' ), $value )
			/* translators: %s: a number of millions, in short. */
			: sprintf( __( '%sM', 'larder' ), $value );
	}

	/**
	 * Returns the number as actions reply with it.
	 *
	 * @return array{likes: string, likes_count: int}
	 */
	public static function answer( Tally $tally ): array {
		return [
			'likes'       => self::for_count( $tally->count ),
			'likes_count' => $tally->count,
		];
	}
}
