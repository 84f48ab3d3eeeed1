<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Adjectives;
use Larder\Lines\Forms;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Gives foods that are counted the number that fits: 1 lemon, 2 lemons.
 */
final class FoodLabel {

	/**
	 * Gives a name its number, where that is sure: the name begins with a food that the language or English knows, with no
	 * words beside it but those that stay the same or whose forms are known.
	 *
	 * @param string $name     The name as written.
	 * @param float  $quantity How many; of a range the upper end.
	 * @param string $locale   Language tag of the text.
	 * @return string Any other name as written.
	 */
	public static function of( string $name, float $quantity, string $locale ): string {
		$found = KnownFoods::find( $name, Grammar::of( $locale ) );
		if ( null === $found ) {
			$either = KnownFoods::either( $name, Grammar::of( $locale ) );
			$last   = 'en' === Grammar::of( $locale )->code ? self::with_last_word( $name, $quantity ) : $name;
			return null === $either
				? $last
				: self::of( $either[0], $quantity, $locale ) . $either[1] . self::of( $either[2], $quantity, $locale );
		}
		[ 'language' => $language, 'noun' => [ $one, $other ], 'start' => $start, 'end' => $end, 'head' => $head ] = $found;
		$form     = Forms::of( $one, $other, $quantity, $language );
		$is_many  = $form === $other;
		$agreeing = Tables::foods( $language )['agreeing'];
		$first    = substr( $name, 0, $start );
		$last     = substr( $name, $end, $head - $end );
		if ( $found['has_adjectives'] ) {
			$first = Adjectives::with( $first, $agreeing, $is_many );
			$last  = Adjectives::with( $last, $agreeing, $is_many );
		}
		// An adjective of which only the other form is known keeps all as it was.
		return null === $first || null === $last
			? $name
			: $first . Forms::like_typed(
				$form,
				substr( $name, $start, $end - $start )
			) . $last . self::with_participle( substr( $name, $head ), $agreeing, $is_many );
	}

	/**
	 * Gives the last word of an English name its number where it names what is counted: 2 Granny Smith apples, 2 legs of lamb.
	 *
	 * @param string $name     The name.
	 * @param float  $quantity How many.
	 */
	private static function with_last_word( string $name, float $quantity ): string {
		if ( 1 !== preg_match( Tables::pattern( 'food-label.LAST_WORD' ), $name, $found ) ) {
			return $name;
		}
		[ , $before, $last ] = $found;
		$noun                = KnownFoods::head( $last );
		return null === $noun || 1 === preg_match( Tables::pattern( 'food-label.COUNTED_BEFORE' ), $before )
			? $name
			: $before . Forms::like_typed( Forms::of( $noun[0], $noun[1], $quantity, 'en' ), $last )
				. substr( $name, strlen( $before . $last ) );
	}

	/**
	 * Gives the participle behind a food its number: `yemas batidas con`.
	 *
	 * @param string                      $rest     What follows the food.
	 * @param list<array{string, string}> $agreeing Adjectives of the language.
	 * @param bool                        $is_many  Whether there are several.
	 */
	private static function with_participle( string $rest, array $agreeing, bool $is_many ): string {
		return preg_replace_callback(
			'/\A \p{L}+(?= )/u',
			static fn ( array $word ): string => Adjectives::with( $word[0], $agreeing, $is_many ) ?? $word[0],
			$rest
		) ?? $rest;
	}
}
