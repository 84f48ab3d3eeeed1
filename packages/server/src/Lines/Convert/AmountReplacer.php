<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\Number;
use Larder\Lines\QuantityText;
use Larder\Lines\Scale\Quantity;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\ScaledText;
use Larder\Lines\Scale\UnitCarry;
use Larder\Lines\Scale\UnitLabel;
use Larder\Lines\Scale\WrittenLine;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the amount that was written with the converted one.
 */
final class AmountReplacer {

	/**
	 * Returns quantity and unit with the converted amount in place of the written one.
	 *
	 * @param ScannedLine           $scan    What it says.
	 * @param array{string, string} $printed Number and unit.
	 * @param float                 $factor  By what it is scaled.
	 * @param 'metric'|'us'         $system  The system of what takes its place.
	 * @return array{string, string} Quantity and unit.
	 */
	public static function in_line(
		WrittenLine $line,
		ScannedLine $scan,
		EquivalentAmounts $said,
		array $printed,
		float $factor,
		QuantityFormat $format,
		string $system
	): array {
		[ $quantity, $unit ] = $printed;
		$before              = Qualifiers::with_article( substr( $scan->text, 0, $said->start ), $quantity, $format->locale );
		$after               = self::scaled_behind( $line, $scan->text, $said->end, $factor, $format );
		if ( ! $scan->is_size ) {
			return [
				QuantityText::pretty( self::with_range( $before, $printed, $line, $format ) ),
				$unit . ConvertedText::convert( $after, $system, $format->locale ),
			];
		}
		$whole = '' === $unit ? $quantity : $quantity . QuantityText::unit_space( $quantity ) . $unit;
		$edge  = strlen( $line->quantity );
		if ( $said->start > $edge ) {
			return [
				self::scaled( $line->quantity, $factor, $format ),
				// "1 400 g can" would read as one number.
				$said->start === $edge + 1 && ! str_ends_with( $line->quantity, '×' )
					? "× $whole" . self::numbered( $after, $line, $factor, $format )
					: UnitLabel::label(
						substr( $scan->text, $edge + 1, $said->start - $edge - 1 ) . $whole . $after,
						self::count( $line, $factor ),
						$format->locale
					),
			];
		}
		$typed = Chars::trim_end( $before );
		$end   = max( $edge, $said->end );
		return [
			QuantityText::pretty( self::scaled( $typed, $factor, $format ) . substr( $before, strlen( $typed ) ) . $whole . substr(
				$scan->text,
				$said->end,
				$end - $said->end
			) ),
			UnitLabel::label( Chars::trim( substr( $scan->text, $end ) ), self::count( $line, $factor ), $format->locale ),
		];
	}

	/**
	 * Joins a number to the words before it: between two ends stands a word, and no word before what has become one.
	 *
	 * @param string                $before  The words.
	 * @param array{string, string} $printed Number and unit.
	 */
	private static function with_range( string $before, array $printed, WrittenLine $line, QuantityFormat $format ): string {
		$quantity    = $printed[0];
		$grammar     = Grammar::for_locale( $format->locale );
		[ $low, $high ] = ( $line->parsed->scalable ?? [] ) + [ null, null ];
		$joint       = null === $low || null === $high ? '' : substr( $line->quantity, $low->end, $high->start - $low->end );
		$is_range    = '' !== $joint && ( $grammar->finds( 'between', $before ) || $grammar->finds( 'qualifiers.FROM', $before ) );
		if ( ! $is_range || str_contains( ' ' . implode( ' ', $printed ) . ' ', ' ' . Chars::trim( $joint ) . ' ' ) ) {
			return $before . $quantity;
		}
		return str_contains( $quantity, '–' )
			? $before . ( preg_replace( '/\s?–\s?/u', $joint, $quantity, 1 ) ?? $quantity )
			: $grammar->replace( 'qualifiers.FROM', $grammar->replace( 'between', $before ) ) . $quantity;
	}

	/**
	 * Writes what is counted in the plural where there are several of it: `2 × 400 g cans`.
	 *
	 * @param string $text   The text, with the space before it.
	 * @param float  $factor By what it is scaled.
	 */
	public static function numbered( string $text, WrittenLine $line, float $factor, QuantityFormat $format ): string {
		$unit = preg_replace( '/\A[\s-]+/u', '', $text ) ?? $text;
		return substr( $text, 0, strlen( $text ) - strlen( $unit ) ) . UnitLabel::label(
			$unit,
			self::count( $line, $factor ),
			$format->locale
		);
	}

	/**
	 * Returns the scaled count of the ingredient, of a range the upper end.
	 *
	 * @param float $factor By what it is scaled.
	 */
	private static function count( WrittenLine $line, float $factor ): ?float {
		return null === $line->parsed ? null : $line->parsed->most() * $factor;
	}

	/**
	 * Scales what follows the amount that is converted, which says it again, in other measures or by a number of packages.
	 *
	 * @param string $text   Its quantity and unit, one text.
	 * @param int    $end    Where the amount ends in it.
	 * @param float  $factor By what it is scaled.
	 */
	private static function scaled_behind( WrittenLine $line, string $text, int $end, float $factor, QuantityFormat $format ): string {
		$numbers = $line->parsed->scalable ?? [];
		foreach ( $line->further['unit'] as $amount ) {
			array_push( $numbers, ...UnitCarry::moved( $amount->parsed->scalable, -strlen( $line->quantity ) - 1 - $amount->start ) );
		}
		$scalable = array_values(
			array_filter( UnitCarry::moved( $numbers, $end ), static fn ( Number $number ): bool => $number->start >= 0 )
		);
		$behind   = substr( $text, $end );
		return [] === $scalable
			? $behind
			: ScaledText::scale( $behind, $factor, $format, $line->parsed?->with_numbers( $scalable ) );
	}

	/**
	 * Scales a text.
	 *
	 * @param float $factor By what it is scaled.
	 */
	private static function scaled( string $text, float $factor, QuantityFormat $format ): string {
		return ScaledText::scale( $text, $factor, $format, Quantity::read( $text, $format->locale ) );
	}
}
