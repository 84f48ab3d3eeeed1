<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Tables;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Finds foods in the table of what their cups weigh, by their whole names: a word too many that is not known to change
 * nothing, and the food is not known.
 */
final class Foods {

	/** What makes no other food. */
	private const NO_WORDS = "/(?:light|loose)ly packed|[’']s?(?:(?<![A-Za-z0-9_])(?=[A-Za-z0-9_])|(?<=[A-Za-z0-9_])(?![A-Za-z0-9_]))/u";

	/**
	 * Finds a food.
	 *
	 * @param string $name       Plain text, such as `unsalted butter`.
	 * @param string $whole_note Plain text, such as `finely chopped`.
	 */
	public static function find( string $name, string $whole_note = '' ): ?Food {
		preg_match_all( Tables::pattern( 'food.BRACKETS' ), $name, $brackets );
		$plain = preg_replace( Tables::pattern( 'food.BRACKETS' ), ' ', $name ) ?? $name;
		$first = preg_split( '/,|;|\s[–—-]\s|\s[0-9]|\s(?:for|from|in|with|such as|like)\s/iu', $plain )[0] ?? '';
		$note  = implode( ',', [ ...$brackets[0], substr( $plain, strlen( $first ) ), $whole_note ] );
		$note  = preg_replace( Tables::pattern( 'food.ASIDE' ), ' ', $note ) ?? $note;
		$whole = self::one( $first, $note );
		if ( null !== $whole ) {
			return $whole;
		}
		$choices = preg_split( '~\s(?:or|and/or)\s|\s?/\s?~iu', $first );
		return false === $choices || count( $choices ) < 2
			? null
			: self::alike( array_map( static fn ( string $choice ): ?Food => self::one( $choice, $note ), $choices ) );
	}

	/**
	 * Returns one of several foods where they weigh as much.
	 *
	 * @param list<Food|null> $foods
	 */
	private static function alike( array $foods ): ?Food {
		$one = $foods[0] ?? null;
		foreach ( $foods as $food ) {
			if (
				null === $one
				|| null === $food
				|| $food->kind !== $one->kind
				|| abs( $food->density / $one->density - 1 ) > Tables::number( 'food.DENSITY_TOLERANCE' )
			) {
				return null;
			}
		}
		return $one;
	}

	/**
	 * Finds one food by its name.
	 *
	 * @param string $note What was done to it.
	 */
	private static function one( string $name, string $note ): ?Food {
		$words = self::words( $name );
		$named = array_filter( $words, static fn ( string $word ): bool => ! Units::is( 'food.PLAIN', $word ) );
		$bare  = array_filter( $named, static fn ( string $word ): bool => ! Units::is( 'food.CHANGING', $word ) );
		$table = Tables::densities();
		$rest  = $words;
		$entry = $table[ implode( ' ', $words ) ] ?? null;
		if ( null !== $entry ) {
			$rest = [];
		}
		$entry ??= $table[ implode( ' ', $named ) ] ?? $table[ implode( ' ', $bare ) ] ?? null;
		$grams   = null === $entry ? null : self::grams( $entry, [ ...$rest, ...self::words( $note ) ] );
		return null === $entry || null === $grams ? null : new Food( $entry[0], $grams / Tables::number( 'food.CUP_MILLILITRES' ) );
	}

	/**
	 * Finds what a cup of the food weighs, as it is: chopped, ground, whole.
	 *
	 * @param array{string, int|float, array<string, int|float>} $entry The food.
	 * @param list<string>                                       $words What was done to it.
	 */
	private static function grams( array $entry, array $words ): ?float {
		[ $kind, $grams, $forms ] = $entry;
		foreach ( $forms as $form => $weight ) {
			if ( in_array( (string) $form, $words, true ) ) {
				return $weight > 0 ? (float) $weight : null;
			}
		}
		foreach ( $words as $word ) {
			// Nuts and seeds stay as they are.
			if (
				( Units::is( 'food.CHANGING', $word ) && ! Units::is( 'food.MILD', $word ) )
				|| ( 'roasted' === $word && 'weighed' === $kind )
			) {
				return null;
			}
		}
		return (float) $grams;
	}

	/**
	 * Returns the words of a text in a comparable form: lower case, no accents, no plural.
	 *
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		$plain = Units::without_accents( mb_strtolower( $text, 'UTF-8' ) );
		$plain = preg_replace( self::NO_WORDS, '', $plain ) ?? $plain;
		$words = preg_split( '/[^a-z0-9&%\/]+/', $plain, -1, PREG_SPLIT_NO_EMPTY );
		return array_map(
			static fn ( string $word ): string => preg_replace(
				[ '/ies$/D', '/oes$/D', '/([^su])s$/D' ],
				[ 'y', 'o', '$1' ],
				$word
			) ?? $word,
			false === $words ? [] : $words
		);
	}
}
