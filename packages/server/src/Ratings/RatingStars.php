<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Recipe\Html;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a rating as five stars that nobody can press; `stars.tsx` in `packages/ui` renders the same markup.
 */
final class RatingStars {

	private const STAR = 'l2.7 6.25 6.8.55-5.2 4.4 1.6 6.6-5.9-3.5-5.9 3.5 1.6-6.6-5.2-4.4 6.8-.55z';

	/**
	 * Prints the stars.
	 *
	 * @param int|float $rating From 0 to 5, any part of a star.
	 * @param string    $label  What they say to those who do not see them, plain text.
	 */
	public static function render( int|float $rating, string $label ): string {
		$row = self::svg( 128, implode( 'm26 0', array_fill( 0, 5, self::STAR ) ) );
		return sprintf(
			'<span%s>%s<span class="larder-stars__filled" style="--larder-filled: %s%%;">%s</span></span>',
			Html::attributes(
				[
					'class'               => 'larder-stars',
					'role'                => 'img',
					'aria-label'          => $label,
					'data-dynamic-rating' => (string) $rating,
					'data-read-only'      => 'true',
				]
			),
			$row,
			self::filled( $rating ),
			$row
		);
	}

	/**
	 * Prints one star.
	 */
	public static function icon(): string {
		return self::svg( 24, self::STAR );
	}

	/**
	 * Returns a number of stars in words.
	 *
	 * @param int|float $rating From 0 to 5.
	 * @return string Plain text, such as "4.7 out of 5 stars".
	 */
	public static function label( int|float $rating ): string {
		/* translators: %s: a rating from 1 to 5, such as 4.7. */
		return sprintf( __( '%s out of 5 stars', 'larder' ), PlainText::number( $rating, is_int( $rating ) ? 0 : 1 ) );
	}

	/**
	 * Returns how much of five stars a rating fills.
	 *
	 * @return string Percentage, with one decimal at most.
	 */
	private static function filled( int|float $rating ): string {
		return (string) round( min( 5, max( 0, $rating ) ) * 20, 1 );
	}

	/**
	 * Prints a picture of stars.
	 *
	 * @param int    $width How wide it is; one star is 24 wide.
	 * @param string $path  From the top of the first star.
	 */
	private static function svg( int $width, string $path ): string {
		return sprintf(
			'<svg viewBox="0 0 %1$d 24" width="%1$d" height="24" aria-hidden="true"><path d="M12 2.75%2$s"></path></svg>',
			$width,
			$path
		);
	}
}
