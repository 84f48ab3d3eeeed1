<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\Scale\Quantity;
use Larder\Lines\Scale\WrittenLine;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Returns an ingredient with its amount as plain as it can be said, for converting: spoons without their size, digits for
 * words, and what the note says again beside what it repeats.
 *
 * @phpstan-import-type Pieces from WrittenLine
 */
final class PlainLine {

	/**
	 * Returns the plain line of a written one.
	 *
	 * @param string $locale Language tag of the text.
	 */
	public static function from_line( WrittenLine $line, string $locale ): WrittenLine {
		$pieces = self::without_spoon_size( $line, $locale ) ?? self::in_digits( $line ) ?? self::with_again( $line, $locale );
		return null === $pieces ? $line : WrittenLine::read( $pieces + $line->pieces(), $locale );
	}

	/**
	 * Returns the line without the size of a spoon that its name already says: three `15ml tablespoons` are three tablespoons.
	 *
	 * @param string $locale Language tag of the text.
	 * @return array{quantity: string, unit: string}|null
	 */
	private static function without_spoon_size( WrittenLine $line, string $locale ): ?array {
		if ( 1 !== preg_match( Tables::pattern( 'spoon-size.SIZE' ), "$line->quantity $line->unit", $found ) ) {
			return null;
		}
		[ , $count, $size, $word ] = $found;
		$spoon                     = UnitReader::at( $word, 0, Grammar::for_locale( $locale ) )?->id;
		$sized                     = Tables::words( 'spoon-size.SPOONS' )[ $size ] ?? null;
		if ( null === $spoon || ! is_string( $sized ) ) {
			return null;
		}
		if ( in_array( $spoon, [ 'tbsp', 'tsp', 'dsp' ], true ) ) {
			return [
				'quantity' => $count,
				'unit'     => $word,
			];
		}
		return 'spoonful' === $spoon ? [
			'quantity' => $count,
			'unit'     => $sized,
		] : null;
	}

	/**
	 * Writes a quantity that is an article or a number word in digits: `a cup`.
	 *
	 * @return array{quantity: string}|null
	 */
	private static function in_digits( WrittenLine $line ): ?array {
		$parsed = $line->parsed;
		return null !== $parsed
			&& null === $parsed->value_max
			&& 1 !== preg_match( '/\p{N}/u', $line->quantity )
			&& $parsed->is_count( $line->quantity )
			// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress, and gives the shortest digits.
			? [ 'quantity' => self::before( $line->quantity, $parsed ) . json_encode( $parsed->value ) . self::times_sign( $line ) ]
			: null;
	}

	/**
	 * Returns what precedes the number of a quantity: `About `.
	 *
	 * @param Quantity $parsed What it says.
	 */
	private static function before( string $quantity, Quantity $parsed ): string {
		return substr( $quantity, 0, $parsed->scalable[0]->start ?? 0 );
	}

	/**
	 * Separates the count from the size after it: "Two ¼-oz packets" are not 2¼ oz.
	 */
	private static function times_sign( WrittenLine $line ): string {
		return 1 === preg_match( Tables::pattern( 'scale.FRACTION_AT_START' ), '' === $line->unit ? $line->name : $line->unit ) ? ' ×' : '';
	}

	/**
	 * Moves an amount from the note to the amount that it repeats: `1 cup flour (95 g)`, `3 inches lemongrass (8 cm)`, but not `1 cup
	 * stock (or 1 tsp granules in 250 ml)`.
	 *
	 * @param string $locale Language tag of the text.
	 * @return array{quantity?: string, unit: string, note: string}|null
	 */
	private static function with_again( WrittenLine $line, string $locale ): ?array {
		preg_match( '/\A\((?!(?:or|oder|ou?|oppure|from|aus|(?:un)?ge\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}ed)\s)(?:[^()]|\([^()]*\))*\)|\A[0-9][^,;()]*(?=\z|,)/iu', $line->note, $found );
		$brackets = $found[0] ?? '';
		$bare     = preg_replace( '/\s(?:of|de|di)\z/iu', '', $line->unit ) ?? $line->unit;
		$id       = Units::find( $bare, Tables::LANGUAGES );
		$rest     = preg_replace( '/\A[\s,;]+/u', '', substr( $line->note, strlen( $brackets ) ) ) ?? '';
		if ( Units::is_length( $id ) && 1 === preg_match( Tables::pattern( 'plain-line.LENGTH_IN_BRACKETS' ), $brackets ) ) {
			return [
				'quantity' => "$line->quantity $bare $brackets",
				'unit'     => Chars::trim( substr( $line->unit, strlen( $bare ) ) ),
				'note'     => $rest,
			];
		}
		$is_again = Units::is_measure( $id ) || 1 === preg_match( '/\Asticks?\z/i', $line->unit );
		// "2 lb potatoes (about 6)" counts them.
		$is_measured = ( [] !== EquivalentAmountsFinder::find( $brackets, $locale ) || false !== stripos( $brackets, 'stick' ) )
			&& ( str_starts_with( $brackets, '(' ) || self::is_same(
				"$line->quantity $bare",
				$brackets,
				Foods::find( $line->name, substr( $line->note, strlen( $brackets ) ) ),
				$locale
			) );
		foreach ( $is_again && $is_measured ? $line->further['note'] : [] as $amount ) {
			if ( $amount->end <= strlen( $brackets ) && 1 === preg_match( '~\A\s?(?:[)/|]|\z)~u', substr( $brackets, $amount->end ) ) ) {
				return [
					'unit' => "$bare " . preg_replace( '/\A[0-9].*/su', '($0)', $brackets ) . substr( $line->unit, strlen( $bare ) ),
					'note' => $rest,
				];
			}
		}
		return null;
	}

	/**
	 * Returns whether two amounts can be the same one, in two measures: of `2 lb lobster meat 1 lb` they are not.
	 *
	 * @param string    $first  One amount.
	 * @param string    $second The other.
	 * @param Food|null $food   What they are of; null where it is not known.
	 * @param string    $locale Language tag of the text.
	 */
	private static function is_same( string $first, string $second, ?Food $food, string $locale ): bool {
		[ $one, $other ] = [ self::measure_in( $first, $locale ), self::measure_in( $second, $locale ) ];
		if ( null === $one || null === $other ) {
			return false;
		}
		if ( $one[0] === $other[0] ) {
			$times = $one[1] / $other[1];
			return max( $times, 1 / $times ) <= Tables::number( 'plain-line.ROUNDED' );
		}
		$density = $one[0] ? $one[1] / $other[1] : $other[1] / $one[1];
		$packed  = Tables::number( 'plain-line.PACKED' );
		return $density >= ( null === $food ? Tables::number( 'plain-line.LIGHTEST' ) : $food->density / $packed )
			&& $density <= ( null === $food ? Tables::number( 'plain-line.HEAVIEST' ) : $food->density * $packed );
	}

	/**
	 * Adds up the one way in which a text says an amount, of a range the upper end.
	 *
	 * @param string $locale Language tag of the text.
	 * @return array{bool, float}|null Whether it is a weight, and how much; null where it is both or none.
	 */
	private static function measure_in( string $text, string $locale ): ?array {
		$way = EquivalentAmountsFinder::find( $text, $locale )[0]->ways[0] ?? [];
		if ( 1 !== count( array_unique( array_map( static fn ( MeasuredAmount $part ): string => $part->dimension, $way ) ) ) ) {
			return null;
		}
		$most = array_sum( array_map( static fn ( MeasuredAmount $part ): float => ( $part->high ?? $part->low ) * $part->size, $way ) );
		return [ 'weight' === $way[0]->dimension, (float) $most ];
	}
}
