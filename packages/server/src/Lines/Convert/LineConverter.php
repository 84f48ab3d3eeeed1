<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\Scale\LineScaler;
use Larder\Lines\Scale\PackageCount;
use Larder\Lines\Scale\Quantity;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\ScaledText;
use Larder\Lines\Scale\UnitLabel;
use Larder\Lines\Scale\WrittenLine;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Writes ingredients in the units of a system, with the same results as `packages/units`.
 *
 * @phpstan-import-type Pieces from WrittenLine
 */
final class LineConverter {

	/**
	 * Writes an ingredient, scaled.
	 *
	 * @param WrittenLine $written The ingredient as written, read.
	 * @param float       $factor  By what it is scaled.
	 * @param 'metric'|'us' $system
	 * @return Pieces As it is scaled in the units that were written, where the system has these.
	 */
	public static function convert( WrittenLine $written, float $factor, string $system, QuantityFormat $format ): array {
		$line   = $written->to_work_out( $factor, true );
		$plain  = PlainLine::from_line( $line, $format->locale );
		$amount = self::amount( $plain, $factor, $system, $format, $plain === $line );
		$scaled = LineScaler::scale( null === $amount ? $written : $plain, $factor, $format );
		$texts  = [
			'name' => ConvertedText::html( $scaled['name'], $system, $format->locale ),
			'note' => self::note( $scaled['note'], $scaled['unit'], $system, $format->locale ),
		];
		if ( null !== $amount && $written->is_unit_first && $amount[1] !== $scaled['unit'] ) {
			// Another unit follows its number, for it may have two: "latte ml 500", but "latte 2 tazze + 2 cucchiai".
			$amount = [ Chars::trim( "$amount[0] $amount[1]" ), '' ];
		}
		return $texts + ( null === $amount ? [] : [
			'quantity' => $amount[0],
			'unit'     => $amount[1],
		] ) + $scaled;
	}

	/**
	 * Writes a note; the size of a container that it begins with stays where it is not a weight.
	 *
	 * @param string $note The note, scaled.
	 * @param 'metric'|'us' $system
	 * @param string $locale Language tag of the text.
	 */
	private static function note( string $note, string $unit, string $system, string $locale ): string {
		$is_package = 'us' === $system && Units::is_package( UnitReader::at( $unit, 0, Grammar::for_locale( $locale ), true )?->id );
		if ( ! $is_package || 1 !== preg_match( Tables::pattern( 'container.CONTAINER_SIZE' ), $note, $size ) ) {
			return ConvertedText::html( $note, $system, $locale );
		}
		return $size[0] . ConvertedText::html( substr( $note, strlen( $size[0] ) ), $system, $locale );
	}

	/**
	 * Writes the amount of an ingredient.
	 *
	 * @param WrittenLine $line   The ingredient, as plain as it can be said.
	 * @param float       $factor By what it is scaled.
	 * @param 'metric'|'us' $system
	 * @param bool $is_typed Whether it is read as it was typed.
	 * @return array{string, string}|null Quantity and unit; null where they stay as they are, scaled.
	 */
	private static function amount( WrittenLine $line, float $factor, string $system, QuantityFormat $format, bool $is_typed ): ?array {
		if ( null === $line->parsed ) {
			return null;
		}
		$scan = new ScannedLine( $line, $format->locale );
		$said = $scan->said;
		if ( null === $said ) {
			return self::length( $line, $line->parsed, $factor, $system, $format );
		}
		if ( $scan->is_again || ( $scan->is_size && [] !== $line->further['unit'] ) ) {
			$scaled    = LineScaler::scale( $line, $factor, $format );
			$typed     = [ $scaled['quantity'], $scaled['unit'] ];
			$converted = [
				ConvertedText::convert( $typed[0], $system, $format->locale ),
				ConvertedText::convert( $typed[1], $system, $format->locale ),
			];
			return $converted === $typed ? null : $converted;
		}
		// Where an amount continues with one that was not understood, half of it would be lost.
		$rest = preg_replace( '/\([^()]*\)|\A[^()]*\)/', '', substr( $scan->text, $said->end ) ) ?? '';
		if ( ! $scan->is_size && null !== Quantity::read( $rest, $format->locale ) ) {
			return null;
		}
		// A tin stays as large as it is.
		$times  = $scan->is_size ? 1.0 : $factor;
		$way    = $said->best_way( $system, $times );
		// Nobody sells a bottle of 3 cups and 2 tablespoons.
		if ( 'us' === $system && ( $scan->is_size || null !== $line->counted ) && AmountConverter::is_metric_volume( $way ) ) {
			return null;
		}
		$is_own = AmountConverter::is_of( $way, $system, $times );
		$is_drawer = $is_typed && $format->is_kitchen && 1 === count( $way ) && Units::is( 'amount.KITCHEN_UNITS', $way[0]->unit );
		if ( $is_own && 1 === count( $said->ways ) && ( 1.0 === $times || $is_drawer ) ) {
			return null;
		}
		if ( $is_own ) {
			$own = self::scale_own( $way, $scan->text, $times, $format, $system );
			return null === $own ? null : AmountReplacer::in_line( $line, $scan, $said, $own, $factor, $format, $system );
		}
		// Nobody sells a bag of 4 cups: the weight of a package stays one.
		$food    = $scan->is_size ? static fn (): ?Food => null : $scan->food( ... );
		$printed = AmountConverter::convert( $way, $times, $system, $food, $format->locale );
		$typed   = substr( $scan->text, $way[0]->start, $way[ count( $way ) - 1 ]->end - $way[0]->start );
		if ( null === $printed ) {
			return null;
		}
		[ $quantity, $unit ] = AmountReplacer::in_line(
			$line,
			$scan,
			$said,
			[ Qualifiers::in_amount( $typed ) . Qualifiers::with_joint( $printed[0], $typed ), $printed[1] ],
			$factor,
			$format,
			$system
		);
		// A metric kitchen has been told the grams.
		return [
			$quantity,
			'metric' === $system ? preg_replace( Tables::pattern( 'scanned-line.STICKS_IN_BRACKETS' ), '', $unit, 1 ) ?? $unit : $unit,
		];
	}

	/**
	 * Prints an amount that a system has as it is, scaled.
	 *
	 * @param non-empty-list<MeasuredAmount> $way
	 * @param float $factor By what it is scaled.
	 * @param 'metric'|'us'                  $system
	 * @return array{string, string}|null Number and unit.
	 */
	private static function scale_own( array $way, string $text, float $factor, QuantityFormat $format, string $system ): ?array {
		$last     = $way[ count( $way ) - 1 ];
		$is_whole = [] === array_filter(
			$way,
			static fn ( MeasuredAmount $part ): bool => floor( $part->low * $factor ) !== $part->low * $factor
				|| floor( $part->most() * $factor ) !== $part->most() * $factor
		);
		$typed = substr( $text, $way[0]->start, $last->end - $way[0]->start );
		if ( 1.0 !== $factor && ! $is_whole ) {
			// A weight stays a weight, whatever the food is.
			$own = AmountConverter::convert( $way, $factor, $system, static fn (): ?Food => null, $format->locale );
			return null === $own ? null : [ Qualifiers::with_joint( $own[0], $typed ), $own[1] ];
		}
		$scaled = ScaledText::scale(
			$typed,
			$factor,
			new QuantityFormat( $format->locale, true, $format->is_kitchen ),
			Quantity::read( $typed, $format->locale )
		);
		// Whole ones are not part of one: 1 litre of the "½ de litre".
		if ( 1 !== preg_match( '/(?<=' . Grammar::DIGIT . ')\s?(?:d[ei]\s)?(?=\p{L})/u', $scaled, $gap, PREG_OFFSET_CAPTURE ) ) {
			return [ $scaled, '' ];
		}
		[ $space, $at ] = $gap[0];
		return [
			substr( $scaled, 0, $at ),
			UnitLabel::label( substr( $scaled, $at + strlen( $space ) ), $last->most() * $factor, $format->locale ),
		];
	}

	/**
	 * Writes a quantity that is a length: `1-inch piece of`.
	 *
	 * @param Quantity $parsed What its quantity says.
	 * @param float    $factor By what it is scaled.
	 * @param 'metric'|'us' $system
	 * @return array{string, string}|null Null where it is none.
	 */
	private static function length( WrittenLine $line, Quantity $parsed, float $factor, string $system, QuantityFormat $format ): ?array {
		$scaled = ScaledText::scale( $line->quantity, $factor, $format, $parsed );
		if ( PackageCount::is_size( $line->unit, Grammar::for_locale( $format->locale ), true ) ) {
			// Of a "1 10-inch tortilla" the number is a count.
			$unit = LineScaler::scale( $line, $factor, $format )['unit'];
			$size = ConvertedText::convert( $unit, $system, $format->locale );
			return $size === $unit ? null : [ preg_replace( '/\s×\z/u', '', $scaled ) ?? $scaled, "× $size" ];
		}
		$typed = preg_replace( '/\A["″”]/u', 'inch', $line->unit ) ?? $line->unit;
		if ( 1 !== preg_match( '/^(?:cm|mm|centi|milli|in|inch|foot|feet|ft)/i', $typed ) ) {
			// "1 (3-inch)" has its length in brackets.
			preg_match( Tables::pattern( 'container.TIMES' ), $scaled, $times );
			$count = $times[0] ?? '';
			$sized = $count . ConvertedText::convert( substr( $scaled, strlen( $count ) ), $system, $format->locale );
			if ( $sized === $scaled ) {
				// The length of a "piece (2 inches)" is beside its unit.
				$unit    = LineScaler::scale( $line, $factor, $format )['unit'];
				$in_unit = ConvertedText::convert( $unit, $system, $format->locale );
				return $in_unit === $unit ? null : [ $scaled, $in_unit ];
			}
			// "2 (3-inch) pieces" are two; the piece of "a 3-inch piece" is one, however long.
			return [
				$sized,
				str_ends_with( $sized, ')' ) ? AmountReplacer::numbered( $line->unit, $line, $factor, $format ) : $line->unit,
			];
		}
		// The word that follows tells "2 inches of ginger" from a "2 inch piece".
		preg_match( '/\A\p{L}+/u', $line->name, $next );
		$word      = $next[0] ?? '';
		$text      = str_replace( [ "\u{2009}", "\u{202F}" ], ' ', "$scaled-$typed $word" );
		$converted = ConvertedText::convert( $text, $system, $format->locale );
		$measured  = substr( $converted, 0, strlen( $converted ) - strlen( $word ) - 1 );
		return $converted !== $text && 1 === preg_match( '/\A(.*' . Grammar::DIGIT . ')[\s-]?([^0-9]+)\z/su', $measured, $part )
			? [ $part[1], $part[2] ]
			: null;
	}
}
