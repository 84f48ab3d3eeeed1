<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Adjectives;
use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\Locale;
use Larder\Lines\NounForms;
use Larder\Lines\Tables;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Inflects units, and the nouns that recipes make or cooks take parts of, to agree with a number: 1 cup, 2 cups.
 *
 * @phpstan-type Known array{string, string, string}
 */
final class UnitLabel {

	/** A longer text is not a unit. */
	private const MAX_LENGTH = 100;

	/**
	 * Returns a typed unit in the form for a quantity. Words around the unit stay: `large cloves of` becomes `large clove of`.
	 *
	 * @param string     $unit     The typed unit.
	 * @param float|null $quantity The quantity beside it; of a range the upper end.
	 * @param string     $locale   Language tag of the text.
	 * @return string Abbreviations and words that are not known as typed.
	 */
	public static function label( string $unit, ?float $quantity, string $locale ): string {
		if ( null === $quantity || Chars::is_longer( $unit, self::MAX_LENGTH ) ) {
			return $unit;
		}
		preg_match( Tables::pattern( 'unit-label.TAIL' ), $unit, $tail );
		$words = substr( $unit, 0, strlen( $unit ) - strlen( $tail[0] ?? '' ) );
		[ $core, $typed ] = self::noun( $words, $locale );
		preg_match( Tables::pattern( 'unit-label.ENDING' ), $typed, $stem );
		$found  = self::known( $stem[1] ?? $typed, $locale );
		$before = substr( $core, 0, strlen( $core ) - strlen( $typed ) );
		$behind = substr( $words, strlen( $core ) );
		if ( null === $found ) {
			return self::abbreviation( $words, $quantity, $locale ) . ( $tail[0] ?? '' );
		}
		// What is tied to a number stays: "14-ounce", "3-4 pound"; of "400-g-Dose" the last word is counted.
		if ( 1 === preg_match( '/(?:(?<![0-9]-\p{L}|[0-9]-\p{L}{2}|[0-9]-\p{L}{3}|[0-9]-\p{L}{4})-|' . Grammar::DIGIT . '\s?)\z/u', $before ) ) {
			return $unit;
		}
		[ $language, $one, $other ] = $found;
		$form                       = NounForms::choose( $one, $other, $quantity, $language );
		$agreeing                   = Tables::foods( $language )['agreeing'];
		$is_many                    = 'other' === NounForms::choose( 'one', 'other', $quantity, $language );
		$before                     = Adjectives::of_eggs( $before, $form );
		$behind                     = Adjectives::of_eggs( $behind, $form );
		return ( Adjectives::with( $before, $agreeing, $is_many ) ?? $before )
			. NounForms::like_typed( $form, $typed )
			. ( Adjectives::with( $behind, $agreeing, $is_many ) ?? $behind )
			. ( $tail[0] ?? '' );
	}

	/**
	 * Inflects the adjectives beside an abbreviation, which itself changes by an ending of several alone: `2 bonnes c. à s.`, `1 lb`
	 *
	 * @param string $typed    The typed unit.
	 * @param float  $quantity The quantity beside it.
	 * @param string $locale   Language tag of the text.
	 */
	private static function abbreviation( string $typed, float $quantity, string $locale ): string {
		$code = Locale::code( $locale );
		$unit = $quantity > 1 ? $typed : preg_replace( Tables::pattern( 'unit-label.SHORT_PLURAL' ), '$1', $typed ) ?? $typed;
		if ( ! in_array( $code, Tables::LANGUAGES, true ) ) {
			return $unit;
		}
		$agreeing = Tables::foods( $code )['agreeing'];
		$start    = Adjectives::before( $unit, $agreeing );
		$end      = strlen( $unit ) - Adjectives::behind( $unit, $agreeing );
		$is_many  = 'other' === NounForms::choose( 'one', 'other', $quantity, $code );
		$core     = substr( $unit, $start, max( 0, $end - $start ) );
		$before   = substr( $unit, 0, $start );
		$behind   = substr( $unit, $end );
		return $core !== $unit && '' !== $core && null !== Units::find( $core, Tables::LANGUAGES )
			? ( Adjectives::with( $before, $agreeing, $is_many ) ?? $before )
				. $core
				. ( Adjectives::with( $behind, $agreeing, $is_many ) ?? $behind )
			: $unit;
	}

	/**
	 * Finds the noun of a unit, and what ends with it: adjectives may follow, `cuillère à soupe bombée`.
	 *
	 * @param string $words  The unit.
	 * @param string $locale Language tag of the text.
	 * @return array{string, string}
	 */
	private static function noun( string $words, string $locale ): array {
		preg_match( '/[^\s-]+\z/u', $words, $end );
		$last  = $end[0] ?? '';
		$known = self::known_end( $words, $locale );
		preg_match( Tables::pattern( 'unit-label.ENDING' ), $last, $stem );
		if ( null !== $known || null !== self::known( $stem[1] ?? $last, $locale ) ) {
			return [ $words, $known ?? $last ];
		}
		$code     = Locale::code( $locale );
		$agreeing = in_array( $code, Tables::LANGUAGES, true ) ? Tables::foods( $code )['agreeing'] : [];
		$core     = substr( $words, 0, strlen( $words ) - Adjectives::behind( $words, $agreeing ) );
		$noun     = $core === $words ? null : self::known_end( $core, $locale );
		return null === $noun ? [ $words, $last ] : [ $core, $noun ];
	}

	/**
	 * Finds the longest words at the end of a text that are known: the whole before the last word alone.
	 *
	 * @param string $locale Language tag of the text.
	 */
	private static function known_end( string $text, string $locale ): ?string {
		preg_match_all( '/(?:\A|(?<=\s))(?=\S)/u', $text, $starts, PREG_OFFSET_CAPTURE );
		foreach ( array_unique( [ 0, ...array_column( $starts[0], 1 ) ] ) as $at ) {
			$words = substr( $text, $at );
			if ( null !== self::known( $words, $locale ) ) {
				return $words;
			}
		}
		return null;
	}

	/**
	 * Finds a word, in the language of the text first.
	 *
	 * @param string $locale Language tag of the text.
	 * @return Known|null Language, and the forms for one and for several.
	 */
	private static function known( string $word, string $locale ): ?array {
		$known = Tables::nouns()[ mb_strtolower( $word, 'UTF-8' ) ] ?? [];
		$code  = Locale::code( $locale );
		foreach ( $known as $noun ) {
			if ( $noun[0] === $code ) {
				return $noun;
			}
		}
		foreach ( $known as $noun ) {
			// French writes "tasse" where German writes "Tasse".
			if ( in_array( $word, [ $noun[1], $noun[2] ], true ) ) {
				return $noun;
			}
		}
		return $known[0] ?? null;
	}
}
