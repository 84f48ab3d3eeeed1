<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\Number;
use Larder\Lines\NumberReader;

defined( 'ABSPATH' ) || exit;

/**
 * Moves a half back to its number that follows the food, `1 cebolla y media`, or its unit where a line was split before it: `kilo y
 * medio de`, or `1`, `taza`, `y media de harina` of a language that nobody knew.
 *
 * @phpstan-type Joined array{quantity: string, unit: string, name: string}
 */
final class DetachedHalf {

	/**
	 * Returns the pieces of a line with the half in its quantity.
	 *
	 * @return Joined|null Null where there is none.
	 */
	public static function in_line( string $quantity, string $unit, string $name, Grammar $grammar ): ?array {
		if ( '' === $unit && $grammar->finds( 'detached-half.QUARTER_AND_HALF', $quantity ) ) {
			return [
				'quantity' => '0,375',
				'unit'     => 'kg de',
				'name'     => $name,
			];
		}
		if ( '' === $quantity ) {
			return self::with_one( $unit, $name, $grammar );
		}
		$text   = implode( ' ', array_filter( [ $quantity, $unit, $name ], static fn ( string $piece ): bool => '' !== $piece ) );
		$number = NumberReader::at( $text, 0, $grammar );
		$half   = max( $number->end ?? 0, $number->tail[1] ?? 0 );
		return null === $number || '' === Chars::trim( $quantity ) || $half <= strlen( $quantity )
			? null
			: self::behind_food( $text, $unit, $number, $half, $grammar )
				?? self::behind_unit( $text, strlen( $quantity ), $unit, $name, $half, $grammar );
	}

	/**
	 * Counts a unit that has a half after it and no number before.
	 *
	 * @return Joined|null
	 */
	private static function with_one( string $unit, string $name, Grammar $grammar ): ?array {
		return '' === $unit || null === NumberReader::at( "1 $unit", 0, $grammar )?->tail ? null : [
			'quantity' => "1 $unit",
			'unit'     => '',
			'name'     => $name,
		];
	}

	/**
	 * Moves a half that follows what is counted.
	 *
	 * @param string $text The line.
	 * @param int    $half Where the half ends.
	 * @return Joined|null
	 */
	private static function behind_food( string $text, string $unit, Number $number, int $half, Grammar $grammar ): ?array {
		$from = $number->tail[0] ?? $half;
		$food = Chars::trim( substr( $text, $number->end, max( 0, $from - $number->end ) ) );
		return '' !== $unit || ! KnownFoods::is_known( $food, $grammar ) ? null : [
			'quantity' => (int) $number->value . substr( $text, $from, $half - $from ),
			'unit'     => '',
			'name'     => $food . substr( $text, $half ),
		];
	}

	/**
	 * Moves a half that follows its unit.
	 *
	 * @param string $text The line.
	 * @param int    $edge Where its quantity ends.
	 * @param int    $half Where the half ends.
	 * @return Joined
	 */
	private static function behind_unit( string $text, int $edge, string $unit, string $name, int $half, Grammar $grammar ): array {
		$end      = $grammar->skip( 'of', $text, $half );
		$unit_end = $edge + ( '' === $unit ? 0 : strlen( $unit ) + 1 );
		return [
			'quantity' => Chars::trim( substr( $text, 0, $end ) ),
			'unit'     => Chars::trim( substr( $text, $end, max( 0, $unit_end - $end ) ) ),
			'name'     => $end > $unit_end ? Chars::trim( substr( $text, $end ) ) : $name,
		];
	}
}
