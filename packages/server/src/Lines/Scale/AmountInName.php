<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\Number;
use Larder\Lines\NumberReader;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;

defined( 'ABSPATH' ) || exit;

/**
 * An amount that is within the name of an ingredient that has no other: the 1 of `juice of 1 lemon`; places in bytes.
 */
final class AmountInName {

	/**
	 * @param Quantity $parsed What it says.
	 * @param int      $start  Where it starts.
	 * @param int      $end    Where it ends.
	 * @param int      $whole  Where the words end of which it says how many: `large lemons`.
	 * @param int      $rest   Where the text continues; after a half that is in the number, `un limón y medio`.
	 * @param string   $lead   What precedes another number in its place: the `von ` of `Saft von 2 Zitronen`, written as `Saft einer
	 *                         Zitrone`.
	 * @param string $gap What follows another number, where an article was elided.
	 */
	private function __construct(
		private readonly Quantity $parsed,
		private readonly int $start,
		private readonly int $end,
		private readonly int $whole,
		private readonly int $rest,
		private readonly string $lead,
		private readonly string $gap
	) {}

	/**
	 * Finds it, where it is sure that it scales: it counts what a part is taken of, and nothing else of the line says a
	 * number, but where brackets say how much that is.
	 *
	 * @param array{quantity: string, unit: string, name: string, note: string} $line    The ingredient.
	 * @param array{name: list<FurtherAmount>, note: list<FurtherAmount>, ...}  $further
	 * @param string                                                            $locale  Language tag of the text.
	 */
	public static function find( array $line, array $further, string $locale ): ?self {
		if ( '' !== $line['quantity'] || Chars::is_longer( $line['name'], (int) Tables::number( 'parse.MAX_LENGTH' ) ) ) {
			return null;
		}
		// Several parts of a name are each told.
		if ( [] !== array_filter( $further['name'], static fn ( FurtherAmount $amount ): bool => $amount->is_count ) ) {
			return null;
		}
		$grammar = Grammar::for_locale( $locale );
		$name    = new TypedText( $line['name'] );
		preg_match_all( "/(?<![^\s'’])\S/u", $name->plain, $starts, PREG_OFFSET_CAPTURE );
		foreach ( array_column( $starts[0], 1 ) as $start ) {
			$head   = $line['unit'] . ' ' . substr( $name->plain, 0, $start );
			$last   = $grammar->finds( 'counts-after-food.PART', $head ) ? self::last( $name->plain, $start, $grammar ) : null;
			$end    = $last->end ?? $start;
			$to     = $last->tail[1] ?? $end;
			$amount = substr( $name->plain, $start, $end - $start );
			$parsed = Quantity::read( $name->typed( $start, $to ), $locale );
			if (
				null !== $parsed
				&& 1 === preg_match( "/(?:(?<=.)\s\s?|(?<=['’-]))[\p{L}<]|(?<=.)\z/uA", $line['name'], $food, 0, $name->place( $end ) )
			) {
				$rest = substr(
					self::without( $name->plain, $name, $further['name'] ),
					$to
				) . ' ' . self::without_further( $line['note'], $further['note'] );
				$rest = preg_replace( Tables::pattern( 'amount-in-name.HALF_OF_FOOD' ), '', $rest ) ?? $rest;
				return NumberReader::is_said( $rest, $grammar ) || $grammar->finds( 'amount-in-name.DIGIT', $head )
					? null
					: self::at(
						$line['name'],
						new Number( 0.0, $name->place( $start ), $name->place( $end ), self::tail( $name, $last ) ),
						$parsed,
						$head,
						$amount,
						$grammar
					);
			}
		}
		return null;
	}

	/**
	 * Whether a name or note contains a number besides its further amounts.
	 *
	 * @param array{name: string, note: string, ...} $line   The ingredient.
	 * @param array{name: list<FurtherAmount>, note: list<FurtherAmount>, ...} $further
	 * @param string                                 $locale Language tag of the text.
	 */
	public static function says_more( array $line, array $further, string $locale ): bool {
		$grammar = Grammar::for_locale( $locale );
		return $grammar->finds( 'amount-in-name.DIGIT', self::without_further( $line['name'], $further['name'] ) )
			|| $grammar->finds( 'amount-in-name.DIGIT', self::without_further( $line['note'], $further['note'] ) );
	}

	/**
	 * Returns the name with its amount scaled.
	 *
	 * @param string $name   The name as written.
	 * @param float  $factor By what to multiply.
	 * @return string The name; as written where nothing is scaled.
	 */
	public function scale( string $name, float $factor, QuantityFormat $format ): string {
		if ( 1.0 === $factor ) {
			return $name;
		}
		$grammar = Grammar::for_locale( $format->locale );
		$typed   = $grammar->replace( 'amount-in-name.ELIDED_AT_START', substr( $name, $this->start, $this->end - $this->start ) );
		$whole   = substr( $name, $this->end, $this->whole - $this->end );
		$word    = Chars::trim( $whole );
		$at      = '' === $word ? 0 : (int) strpos( $whole, $word );
		$before  = substr( $name, 0, $this->start ) . $this->lead;
		return $before
			. ScaledText::scale( $typed, $factor, $format, $this->parsed )
			. $this->gap
			. substr( $whole, 0, $at )
			. self::label( $word, $this->parsed->most() * $factor, $before, $grammar, $format->locale )
			. substr( $whole, $at + strlen( $word ) )
			. substr( $name, $this->rest );
	}

	/**
	 * Creates the amount that is found at a place of the name.
	 *
	 * @param string   $name   The name as written.
	 * @param Number   $place  Where it starts and ends, and the half after what it counts.
	 * @param Quantity $parsed What it says.
	 * @param string   $head   What precedes it.
	 */
	private static function at(
		string $name,
		Number $place,
		Quantity $parsed,
		string $head,
		string $amount,
		Grammar $grammar
	): self {
		$start      = $place->start;
		$end        = $place->end;
		$words      = null === $place->tail
			? $grammar->match( 'amount-in-name.WORDS', $name, $end )[0] ?? ''
			: substr( $name, $end, $place->tail[0] - $end );
		$next       = $grammar->place( 'amount-in-name.WHOLE_END', $words );
		$is_elided  = $grammar->finds( 'amount-in-name.ELIDED', $head );
		$is_article = ! $grammar->finds( 'amount-in-name.DIGIT', $amount );
		$whole      = $end + ( $next < 0 ? strlen( $words ) : $next );
		preg_match( "/d['’]\z/iu", substr( $name, 0, $start ), $elided );
		return new self(
			$parsed,
			$is_elided ? $start - strlen( $elided[0] ?? '' ) : $start,
			$end,
			$whole,
			$place->tail[1] ?? $whole,
			$is_elided || ( $is_article && ! $grammar->finds( 'amount-in-name.PREPOSITION', $head ) ) ? $grammar->part_of : '',
			1 === preg_match( '/[\p{L}<]/uA', $name, $letter, 0, $end ) ? ' ' : ''
		);
	}

	/**
	 * Finds the last of the numbers, or the article that says one, that follow a part.
	 *
	 * @param int $start Where they start.
	 */
	private static function last( string $plain, int $start, Grammar $grammar ): Number {
		$range = NumberReader::range( $plain, $start, $grammar );
		return [] === $range ? new Number( 1.0, $start, $grammar->skip( 'article', $plain, $start ) ) : $range[ count( $range ) - 1 ];
	}

	/**
	 * Returns where the half after a counted thing is in the text as typed.
	 *
	 * @return array{int, int}|null
	 */
	private static function tail( TypedText $name, ?Number $number ): ?array {
		return null === $number?->tail ? null : [ $name->place( $number->tail[0] ), $name->place( $number->tail[1] ) ];
	}

	/**
	 * Returns a piece in plain digits without its further amounts.
	 *
	 * @param string              $text    The piece.
	 * @param list<FurtherAmount> $amounts They.
	 */
	private static function without_further( string $text, array $amounts ): string {
		$typed = new TypedText( $text );
		return self::without( $typed->plain, $typed, $amounts );
	}

	/**
	 * Replaces amounts with spaces.
	 *
	 * @param string              $plain   The plain text.
	 * @param TypedText           $typed   As it was typed.
	 * @param list<FurtherAmount> $amounts Amounts, by their places in what was typed.
	 * @return string Text of the same length.
	 */
	private static function without( string $plain, TypedText $typed, array $amounts ): string {
		foreach ( $amounts as $amount ) {
			$start = $typed->plain_place( $amount->start );
			$end   = $typed->plain_place( $amount->end );
			$plain = substr_replace( $plain, str_repeat( ' ', $end - $start ), $start, $end - $start );
		}
		return $plain;
	}

	/**
	 * Inflects what a part is taken of to agree with its number: `large lemons`, `naranjas grandes`.
	 *
	 * @param float  $quantity How many.
	 * @param string $before   What precedes them.
	 * @param string $locale   Language tag of the text.
	 */
	public static function label( string $word, float $quantity, string $before, Grammar $grammar, string $locale ): string {
		// After some words German nouns have an ending of their own: "Eiweiß von 2 Eiern".
		$is_dative = 'de' === $grammar->code && $grammar->finds( 'amount-in-name.DATIVE', $before );
		$measured  = self::measured( $word, $quantity, $grammar, $locale, $is_dative );
		if ( null !== $measured ) {
			return $measured;
		}
		$plain = $is_dative ? preg_replace( '/(?<=e|er|el)n\z/u', '', $word ) ?? $word : $word;
		$known = self::noun( $plain, $quantity, $locale );
		$bare  = $is_dative ? $grammar->replace( 'amount-in-name.GENITIVE', $word ) : $word;
		$typed = $bare !== $word && KnownFoods::is_known( $bare, $grammar ) ? $bare : $word;
		$label = $known === $plain ? self::noun( $typed, $quantity, $locale ) : $known;
		return $is_dative && $quantity > 1 && $label !== $word ? preg_replace( '/e[rl]?\z/u', '$0n', $label ) ?? $label : $label;
	}

	/**
	 * Inflects a unit of which a part is taken: `Blätter von 2 Bund Basilikum`.
	 *
	 * @param float  $quantity  How many.
	 * @param string $locale    Language tag of the text.
	 * @param bool   $is_dative Whether they follow a German preposition.
	 * @return string|null Null where the words begin with none.
	 */
	private static function measured( string $word, float $quantity, Grammar $grammar, string $locale, bool $is_dative ): ?string {
		$nominative = $is_dative ? preg_replace( Tables::pattern( 'amount-in-name.GENITIVE_UNIT' ), '$1', $word ) ?? $word : $word;
		$text       = null === UnitReader::at( $word, 0, $grammar ) ? $nominative : $word;
		$unit       = UnitReader::at( $text, 0, $grammar );
		if ( null === $unit ) {
			return null;
		}
		// "Leaves of 1 bunch basil" are those of two bunches.
		$label = UnitLabel::label( substr( $text, 0, $unit->end ), $quantity, $locale );
		return ( $is_dative && $quantity > 1 ? $grammar->replace( 'amount-in-name.DATIVE_PLURAL', $label, 'n' ) : $label )
			. substr( $text, $unit->end );
	}

	/**
	 * Inflects the noun that cooks take parts of, or another food.
	 *
	 * @param float  $quantity How many.
	 * @param string $locale   Language tag of the text.
	 */
	private static function noun( string $word, float $quantity, string $locale ): string {
		$known = UnitLabel::label( $word, $quantity, $locale );
		return $known === $word ? FoodLabel::format( $word, $quantity, $locale ) : $known;
	}
}
