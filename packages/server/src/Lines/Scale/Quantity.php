<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\AmountReader;
use Larder\Lines\Blank;
use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\Label;
use Larder\Lines\Number;
use Larder\Lines\NumberReader;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A quantity as typed, taken apart: `1 1/2`, `2-3`, `2 x 400`, `250g/9oz`, `half a`.
 */
final class Quantity {

	/**
	 * @param float        $value     First amount, or the lower end of a range.
	 * @param float|null   $value_max Upper end of a range, null where there is none.
	 * @param list<Number> $scalable  The numbers that scale with the recipe, in order; places are those of the typed text.
	 */
	private function __construct(
		public readonly float $value,
		public readonly ?float $value_max,
		public readonly array $scalable
	) {}

	/**
	 * Reads a quantity.
	 *
	 * @param string $text   The quantity.
	 * @param string $locale Language tag of the text.
	 * @return self|null Null where it says nothing that can be trusted.
	 */
	public static function read( string $text, string $locale ): ?self {
		// "1e9" is how programs write numbers, not two numbers of a recipe.
		if ( Chars::is_longer( $text, (int) Tables::number( 'parse.MAX_LENGTH' ) ) || 1 === preg_match( '/[0-9][eE][+-]?[0-9]/', $text ) ) {
			return null;
		}
		$grammar = Grammar::for_locale( $locale );
		$start   = Label::end( $text, $grammar );
		$end     = strlen( Chars::trim_end( $text ) );
		$before  = $grammar->match( 'parse.BEFORE_LAST', substr( $text, $start, $end - $start ) )[0] ?? null;
		$word    = $start + strlen( $before ?? '' );
		if ( null !== $before && $end > $word && $grammar->skip( 'article', $text, $word ) === $end ) {
			return new self( 1.0, null, [ new Number( 1.0, $word, $end ) ] );
		}
		$typed  = new TypedText( self::without_outer( $text ) );
		$plain  = Blank::brackets( $typed->plain, self::says_again( ... ) );
		$ranges = self::ranges( $plain, $grammar );
		$first  = $ranges[0] ?? [];
		if ( null === $ranges || [] === $first ) {
			return null;
		}
		$is_count = AmountReader::is_multiplier( $plain, $first[ count( $first ) - 1 ], $grammar );
		return new self(
			$first[0]->value,
			isset( $first[1] ) ? $first[1]->value : null,
			array_map(
				static fn ( Number $number ): Number => self::placed( $number, $typed ),
				$is_count ? $first : self::without_sizes( $plain, $ranges )
			)
		);
	}

	/**
	 * Reads the article with which an amount begins that has no other number: `a tablespoon`.
	 *
	 * @param string $said The amount.
	 */
	public static function article( string $said ): ?self {
		return 1 === preg_match( '/\A\p{L}+/u', $said, $article )
			? new self( 1.0, null, [ new Number( 1.0, 0, strlen( $article[0] ) ) ] )
			: null;
	}

	/**
	 * Returns what another text says, of which these are the numbers.
	 *
	 * @param list<Number> $scalable The numbers.
	 */
	public function with_numbers( array $scalable ): self {
		return new self( $this->value, $this->value_max, $scalable );
	}

	/**
	 * Returns the value, of a range the upper end.
	 */
	public function most(): float {
		return $this->value_max ?? $this->value;
	}

	/**
	 * Whether the text is a number or a range without a unit.
	 *
	 * @param string $text The quantity as typed.
	 */
	public function is_count( string $text ): bool {
		$first   = $this->scalable[0];
		$last    = $this->scalable[ count( $this->scalable ) - 1 ];
		$between = $last === $first ? '' : substr( $text, $first->end, $last->start - $first->end );
		return count( $this->scalable ) <= 2
			&& 1 === preg_match( Tables::pattern( 'is-count.BEFORE_COUNT' ), Label::without( substr( $text, 0, $first->start ) ) )
			&& 1 === preg_match( '/\A\s*(?:\([^()]*\)\s*)?\z/u', substr( $text, $last->end ) )
			&& 1 === preg_match( '/\A\s*(?:\p{L}{1,4}|[–—-])?\s*\z/u', $between );
	}

	/**
	 * Finds the numbers of a quantity.
	 *
	 * @param string $text The quantity without tags.
	 * @return list<non-empty-list<Number>>|null Ranges in order; null where a digit belongs to no number.
	 */
	private static function ranges( string $text, Grammar $grammar ): ?array {
		$found = [];
		$place = 0;
		while ( $place < strlen( $text ) ) {
			$is_start = 1 === preg_match( '/(?<!\p{L})|(?=' . Grammar::DIGIT . ')/uA', $text, $match, 0, $place );
			$range    = $is_start ? NumberReader::range( $text, $place, $grammar ) : [];
			if ( [] !== $range ) {
				if ( NumberReader::is_negative( $text, $place ) ) {
					return null;
				}
				$found[] = $range;
				$last    = $range[ count( $range ) - 1 ];
				$place   = $last->tail[1] ?? $last->end;
			} elseif ( 1 === preg_match( '/' . Grammar::DIGIT . '/uA', $text, $match, 0, $place ) ) {
				return null;
			} else {
				preg_match( '/./suA', $text, $match, 0, $place );
				$place += strlen( $match[0] ?? ' ' );
			}
		}
		return $found;
	}

	/**
	 * Leaves out the sizes of what is counted within an amount: the 15 of `3 cups (2 15-ounce cans)`.
	 *
	 * @param string                       $text   The quantity without tags.
	 * @param list<non-empty-list<Number>> $ranges Its numbers.
	 * @return list<Number>
	 */
	private static function without_sizes( string $text, array $ranges ): array {
		$numbers = [];
		$end     = null;
		$is_size = false;
		foreach ( $ranges as $range ) {
			$place   = $range[ count( $range ) - 1 ]->end;
			$is_size = null !== $end && 1 !== preg_match( Tables::pattern( 'parse.ALONE' ), substr( $text, $place ) ) && 1 === preg_match(
				Tables::pattern( $is_size ? 'parse.BETWEEN_SIZES' : 'parse.BEFORE_SIZE' ),
				substr( $text, $end, $range[0]->start - $end )
			);
			$end     = $place;
			$numbers = $is_size ? $numbers : [ ...$numbers, ...$range ];
		}
		return $numbers;
	}

	/**
	 * Removes brackets around a whole quantity with its unit: `(2 cups / 500 ml)`.
	 *
	 * @param string $text The quantity.
	 */
	private static function without_outer( string $text ): string {
		return preg_replace( '/\A(\s*)\(([^()]*[0-9]\s?\p{L}[^()]*)\)(\s*)\z/u', '$1 $2 $3', $text ) ?? $text;
	}

	/**
	 * Whether brackets repeat the amount before them. After a unit they do, `250 g (9 oz)`; after a count they say how big one is.
	 *
	 * @param string $part   The brackets.
	 * @param string $before What precedes them.
	 */
	private static function says_again( string $part, string $before ): bool {
		return 1 === preg_match( Tables::pattern( 'parse.AMOUNT_IN_BRACKETS' ), $part )
			&& 1 === preg_match( '/' . Grammar::DIGIT . '(?:(?:\s{0,2}|-)\p{L}[\p{L}. ]{0,20}|["″”]\s?)\z/u', $before );
	}

	/**
	 * Returns a number with its offsets in the text as typed.
	 */
	private static function placed( Number $number, TypedText $typed ): Number {
		$tail = null === $number->tail ? null : [ $typed->place( $number->tail[0] ), $typed->place( $number->tail[1] ) ];
		return new Number( $number->value, $typed->place( $number->start ), $typed->place( $number->end ), $tail, $number->is_grouped );
	}
}
