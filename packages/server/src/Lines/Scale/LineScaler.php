<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Scales ingredients with the same results as `packages/quantity`, always from what was typed.
 *
 * @phpstan-import-type Pieces from WrittenLine
 */
final class LineScaler {

	/**
	 * Scales all that an ingredient says of how much.
	 *
	 * @param WrittenLine $written The ingredient as written, read.
	 * @param float       $factor  By what to multiply; anything that is not a factor changes nothing.
	 * @return Pieces With a unit and a name that fit their number; as written where nothing is scaled.
	 */
	public static function scale( WrittenLine $written, float $factor, QuantityFormat $format ): array {
		$factor   = $factor > 0 && is_finite( $factor ) ? $factor : 1.0;
		$line     = $written->to_work_out( $factor, false );
		$grammar  = Grammar::for_locale( $format->locale );
		$is_of    = null !== $line->parsed && $grammar->finds( 'other-spoons.OF_UNIT', $line->unit );
		$is_part  = $is_of && self::is_fraction( $line, $factor, $format );
		// One says "¾ de taza", and "1½ tazas".
		$is_other = 1.0 !== $factor && ( ( $is_of && ! $is_part ) || self::is_several( $line->quantity, $grammar ) );
		$id       = $format->is_kitchen && 1.0 !== $factor && ! $is_part ? self::unit( $line, $grammar ) : '';
		$quantity = $is_other ? $grammar->replace( 'line.OF_SEVERAL', Chars::trim( $line->quantity ) ) : $line->quantity;
		$unit     = $is_other ? $grammar->replace( 'other-spoons.OF_UNIT', $line->unit ) : $line->unit;
		preg_match( Tables::pattern( 'line.INCH_SIGN' ), 1.0 === $factor ? '' : $unit, $inch );
		$sign     = $inch[0] ?? '';
		$unit     = substr( $unit, strlen( $sign ) );
		$scaled   = ScaledText::scale( $quantity, $factor, $format, $line->parsed, $id );
		$amount   = OtherSpoons::for_line( $line, $factor, $format, $id ) ?? [
			'quantity' => $scaled . ( Chars::trim( $sign ) ?: ScaledText::times_sign(
				$line->quantity,
				$scaled,
				'' === $line->unit ? $line->name : $line->unit,
				$grammar
			) ),
			'unit'     => UnitLabel::label(
				FurtherAmounts::scale( $unit, $line->further['unit'], $factor, $format ),
				self::is_count_word( $line, $grammar ) ? 1.0 : self::count( $line, $factor, $format, $grammar ),
				$format->locale
			),
		];
		return $amount + [
			'name' => self::name( $line, $factor, $format, $grammar ),
			'note' => self::note( $line, $factor, $format, $grammar ),
		];
	}

	/**
	 * Whether a scaled amount is a fraction with a name: ¾ of a litre rather than 0.375.
	 *
	 * @param float $factor By what to multiply.
	 */
	private static function is_fraction( WrittenLine $line, float $factor, QuantityFormat $format ): bool {
		$value = ( $line->parsed->value ?? 0.0 ) * $factor;
		// Half a litre is said without "of".
		return $value > 0 && $value < 1 && 0.5 !== $value
			&& ( ! $format->is_kitchen || abs( KitchenRounding::round( $value, '' ) - $value ) < Tables::number( 'line.PART_TOLERANCE' ) );
	}

	/**
	 * Whether the unit of an ingredient says no more than that its food is counted: `6 Stück Eier`.
	 */
	private static function is_count_word( WrittenLine $line, Grammar $grammar ): bool {
		return $grammar->finds( 'line.IN_LEAVES', "$line->unit $line->name" )
			|| ( $grammar->finds( 'line.COUNT_WORD', $line->unit ) && KnownFoods::is_known( $line->name, $grammar ) );
	}

	/**
	 * Returns the name with its amounts scaled and in the number that they ask for: `juice of 2 lemons`.
	 *
	 * @param float $factor By what to multiply.
	 */
	private static function name( WrittenLine $line, float $factor, QuantityFormat $format, Grammar $grammar ): string {
		$scaled = FurtherAmounts::scale( $line->name, $line->further['name'], $factor, $format );
		if ( null !== $line->in_name ) {
			// What says it again follows.
			return $line->in_name->scale( $scaled, $factor, $format );
		}
		$in_note = self::count_in_note( $line, $grammar );
		$parsed  = $line->parsed ?? $in_note;
		$is_plain = '' === $line->unit
			|| PackageCount::is_size( $line->unit, $grammar )
			|| $grammar->finds( 'line.SIZE_OF_ONE', $line->unit )
			|| self::is_count_word( $line, $grammar );
		$number   = $grammar->replace( 'line.SIZE_BEHIND', $line->quantity );
		if ( null === $parsed || 1.0 === $factor || ! $is_plain || ( null === $in_note && ! $parsed->is_count( $number ) ) ) {
			return self::participle( $line, $factor, $format, $grammar )?->name( $scaled ) ?? $scaled;
		}
		$count = self::shown( $parsed->most() * $factor, $line, $format, $grammar );
		$food  = self::is_several( $line->quantity, $grammar ) ? $grammar->replace( 'line.OF_FOOD', $scaled ) : $scaled;
		// Of "5 cloves" the cloves are the food.
		return null === Units::find( $food, Tables::LANGUAGES )
			? FoodLabel::format( $food, $count, $format->locale )
			: UnitLabel::label( $food, $count, $format->locale );
	}

	/**
	 * Returns the note with its amounts scaled, agreeing with a food whose name has changed its number.
	 *
	 * @param float $factor By what to multiply.
	 */
	private static function note( WrittenLine $line, float $factor, QuantityFormat $format, Grammar $grammar ): string {
		$note   = FurtherAmounts::scale( $line->note, $line->further['note'], $factor, $format );
		$scaled = FurtherAmounts::scale( $line->name, $line->further['name'], $factor, $format );
		$name   = self::name( $line, $factor, $format, $grammar );
		return null === $line->parsed || null !== $line->in_name || $name === $scaled
			? self::participle( $line, $factor, $format, $grammar )?->note( $note ) ?? $note
			: FoodLabel::note( $note, self::shown( $line->parsed->most() * $factor, $line, $format, $grammar ), $format->locale, $name );
	}

	/**
	 * Returns what inflects participles that belong to the unit of a line; null where nothing changes.
	 *
	 * @param float $factor By what to multiply.
	 */
	private static function participle( WrittenLine $line, float $factor, QuantityFormat $format, Grammar $grammar ): ?UnitParticiple {
		return UnitParticiple::create( $line, self::count( $line, $factor, $format, $grammar ), self::unit( $line, $grammar ), $grammar );
	}

	/**
	 * Returns the number that counts the food of a line without an amount: the 1 of `lemon, juice of 1`.
	 */
	private static function count_in_note( WrittenLine $line, Grammar $grammar ): ?Quantity {
		$one = $line->further['note'][0] ?? null;
		return null !== $one
			&& $one->is_count
			&& '' === $line->quantity . $line->unit
			&& $grammar->finds( 'shown-count.COUNT_END', substr( $line->note, $one->end ) )
			? $one->parsed
			: null;
	}

	/**
	 * Whether a quantity is a word for several, which a number in digits follows without `de`: 24 œufs.
	 */
	private static function is_several( string $quantity, Grammar $grammar ): bool {
		return $grammar->finds( 'amount.SEVERAL', $grammar->replace( 'line.OF_SEVERAL', Chars::trim( $quantity ) ) );
	}

	/**
	 * Returns the scaled count of a unit, of a range the upper end; null where its number is of something else: `2-inch piece`.
	 *
	 * @param float $factor By what to multiply.
	 */
	private static function count( WrittenLine $line, float $factor, QuantityFormat $format, Grammar $grammar ): ?float {
		$end = $line->parsed->scalable[0]->end ?? 0;
		return null === $line->parsed
			|| 1.0 === $factor
			|| (
				1 === preg_match( '/\Ainch\z/iu', $line->unit )
					&& 1 === preg_match( Tables::pattern( 'package-count.PIECE' ), $line->name )
			)
			|| 1 === preg_match( '/-\s?\p{L}/uA', $line->quantity, $tied, 0, $end )
			? null
			: self::shown( $line->parsed->most() * $factor, $line, $format, $grammar );
	}

	/**
	 * Returns a number as it is shown: 1.1 onions are shown as 1.
	 *
	 * @param float $value The number.
	 */
	private static function shown( float $value, WrittenLine $line, QuantityFormat $format, Grammar $grammar ): float {
		return $format->is_kitchen ? KitchenRounding::round( $value, self::unit( $line, $grammar ) ) : $value;
	}

	/**
	 * Returns the stable id of an ingredient's unit, `egg` for eggs.
	 */
	private static function unit( WrittenLine $line, Grammar $grammar ): string {
		if ( '' !== $line->unit ) {
			return UnitReader::at( $grammar->replace( 'other-spoons.OF_UNIT', $line->unit ), 0, $grammar )->id ?? '';
		}
		return $grammar->finds( 'eggs', $line->name ) ? 'egg' : '';
	}
}
