<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\NutrientAmount;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Writes amounts of nutrients for people: rounded as labels are, never to a zero that is none.
 */
final class Figures {

	/** The least that is shown of a converted amount. */
	private const MIN_SHOWN = 0.01;

	/**
	 * Writes an amount.
	 *
	 * @param float  $factor How many times of it is shown; 1 shows what was typed.
	 * @param string $unit   Unit to show.
	 * @return string Plain text; empty for a percentage, which is none.
	 */
	public static function amount( NutrientAmount $amount, float $factor, string $unit ): string {
		if ( null === $amount->value ) {
			return null === $amount->percent ? $amount->text : '';
		}
		return self::number(
			$amount->value * $factor,
			$amount->bound,
			1.0 === $factor ? $amount->decimals : null
		) . ( '' === $unit ? '' : "\u{00A0}$unit" );
	}

	/**
	 * Writes which part of a day's reference an amount is.
	 *
	 * @param float          $factor    How many times of it is shown.
	 * @param int|float|null $reference The reference, in the unit of the amount.
	 * @param bool           $is_coarse Whether it is worked out in the steps of vitamins and minerals on labels of the United States.
	 * @return string Plain text, empty where nobody can say.
	 */
	public static function percent( NutrientAmount $amount, float $factor, int|float|null $reference, bool $is_coarse = false ): string {
		$part = $amount->percent ?? ( null === $amount->value || null === $reference ? null : $amount->value / $reference * 100 );
		if ( null === $part ) {
			return '';
		}
		$step  = $is_coarse && null === $amount->percent ? self::step( $part * $factor ) : 1;
		$whole = round( $part * $factor / $step ) * $step;
		return 0.0 === $whole && $part > 0 ? '<' . PlainText::number( $step ) . '%' : $amount->bound . PlainText::number( $whole ) . '%';
	}

	/**
	 * Returns the step of the percentages of vitamins and minerals: 21 CFR 101.9(c)(8)(iii).
	 *
	 * @param float $percent The percentage.
	 */
	private static function step( float $percent ): int {
		return $percent <= 10 ? 2 : ( $percent <= 50 ? 5 : 10 );
	}

	/**
	 * Writes a number.
	 *
	 * @param float    $value    Not negative.
	 * @param string   $bound    What precedes it.
	 * @param int|null $decimals Decimals that were typed; null rounds by size.
	 */
	public static function number( float $value, string $bound = '', ?int $decimals = null ): string {
		if ( null !== $decimals ) {
			return $bound . PlainText::number( $value, $decimals );
		}
		if ( $value > 0 && $value < self::MIN_SHOWN ) {
			return '<' . PlainText::number( self::MIN_SHOWN, 2 );
		}
		$rounded = round( $value, $value >= 10 ? 0 : ( $value >= 1 ? 1 : 2 ) );
		$places  = strlen( rtrim( substr( strrchr( sprintf( '%.2F', $rounded ), '.' ) ?: '', 1 ), '0' ) );
		return $bound . PlainText::number( $rounded, $places );
	}
}
