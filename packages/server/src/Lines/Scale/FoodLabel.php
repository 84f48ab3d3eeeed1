<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Adjectives;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\NounForms;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Inflects the names of counted foods to agree with their number: 1 lemon, 2 lemons.
 */
final class FoodLabel {

	/**
	 * Returns a name in the number of its quantity where that is certain: where it begins with a food that the language or English knows,
	 * beside words that stay the same or whose forms are known.
	 *
	 * @param string $name     The name as written.
	 * @param float  $quantity How many; of a range the upper end.
	 * @param string $locale   Language tag of the text.
	 * @return string Any other name as written.
	 */
	public static function format( string $name, float $quantity, string $locale ): string {
		$sized = self::with_size( $name, $quantity, $locale );
		if ( null !== $sized ) {
			return $sized;
		}
		$found = KnownFoods::find( $name, Grammar::for_locale( $locale ) );
		if ( null === $found ) {
			$either = KnownFoods::either( $name, Grammar::for_locale( $locale ) );
			$last   = 'en' === Grammar::for_locale( $locale )->code
				? self::with_last_word( $name, $quantity )
				: self::with_first_word( $name, $quantity, $locale );
			return null === $either
				? $last
				: self::format( $either[0], $quantity, $locale ) . $either[1] . self::format( $either[2], $quantity, $locale );
		}
		[ 'language' => $language, 'noun' => [ $one, $other ], 'start' => $start, 'end' => $end, 'head' => $head ] = $found;
		$form     = NounForms::choose( $one, $other, $quantity, $language );
		// "Avocado" is the same for one and for several in Italian.
		$is_many  = 'other' === NounForms::choose( 'one', 'other', $quantity, $language );
		$agreeing = Tables::foods( $language )['agreeing'];
		$first    = substr( $name, 0, $start );
		$last     = substr( $name, $end, $head - $end );
		if ( $found['has_adjectives'] ) {
			$first = Adjectives::with( Adjectives::of_eggs( $first, $form ), $agreeing, $is_many );
			$last  = Adjectives::with( Adjectives::of_eggs( $last, $form ), $agreeing, $is_many );
		}
		// An adjective of which only the other form is known keeps all as it was.
		return null === $first || null === $last
			? $name
			: $first . NounForms::like_typed(
				$form,
				substr( $name, $start, $end - $start )
			) . $last . self::with_participle( substr( $name, $head ), $agreeing, $is_many, $form );
	}

	/**
	 * Inflects a name around the size of each: `small (6 oz) salmon fillets`.
	 *
	 * @param float  $quantity How many.
	 * @param string $locale   Language tag of the text.
	 * @return string|null Null for one without such a size.
	 */
	private static function with_size( string $name, float $quantity, string $locale ): ?string {
		[ $all, $before, $size ] = Grammar::for_locale( $locale )->match( 'food-label.SIZED', $name ) + [ '', '', '' ];
		if ( '' === $size ) {
			return null;
		}
		$words = explode( ' ', self::format( $before . substr( $name, strlen( $all ) ), $quantity, $locale ) );
		array_splice( $words, substr_count( $before, ' ' ), 0, [ rtrim( $size ) ] );
		return implode( ' ', $words );
	}

	/**
	 * Inflects the last word of an English name where that is what is counted: 2 Granny Smith apples, 2 legs of lamb.
	 *
	 * @param float $quantity How many.
	 */
	private static function with_last_word( string $name, float $quantity ): string {
		if ( 1 !== preg_match( Tables::pattern( 'head-noun.LAST_WORD' ), $name, $found ) ) {
			return $name;
		}
		[ , $before, $last ] = $found;
		$noun                = KnownFoods::head( $last );
		return null === $noun || 1 === preg_match( Tables::pattern( 'head-noun.COUNTED_BEFORE' ), $before )
			? $name
			: $before . NounForms::like_typed( NounForms::choose( $noun[0], $noun[1], $quantity, 'en' ), $last )
				. substr( $name, strlen( $before . $last ) );
	}

	/**
	 * Inflects the first words of a name in languages in which they are what is counted: 2 pechugas de pollo.
	 *
	 * @param float  $quantity How many.
	 * @param string $locale   Language tag of the text.
	 */
	private static function with_first_word( string $name, float $quantity, string $locale ): string {
		$grammar = Grammar::for_locale( $locale );
		$end     = 'de' === $grammar->code ? -1 : $grammar->place( 'food-label.OF_NAME', $name );
		return $end > 0 ? self::format( substr( $name, 0, $end ), $quantity, $locale ) . substr( $name, $end ) : $name;
	}

	/**
	 * Inflects the adjectives and participles that begin a note to agree with the food that is counted before it: `2 cebollas, picadas`.
	 *
	 * @param string $note     The note as written.
	 * @param float  $quantity How many there are.
	 * @param string $locale   Language tag of the text.
	 * @param string $food     The food in its number.
	 * @return string In languages whose participles do not change as written.
	 */
	public static function note( string $note, float $quantity, string $locale, string $food ): string {
		$code = Grammar::for_locale( $locale )->code;
		if ( ! in_array( $code, array_diff( Tables::LANGUAGES, [ 'de' ] ), true ) ) {
			return $note;
		}
		$agreeing = Tables::foods( $code )['agreeing'];
		$typed    = substr( $note, 0, Adjectives::leading( $note, $agreeing ) );
		$before   = Adjectives::of_eggs( $typed, strtok( $food, ' ' ) ?: '' );
		$is_many  = 'other' === NounForms::choose( 'one', 'other', $quantity, $code );
		return ( Adjectives::with( $before, $agreeing, $is_many ) ?? $before ) . substr( $note, strlen( $typed ) );
	}

	/**
	 * Inflects the participle after a food to agree with it: `yemas batidas con`.
	 *
	 * @param string                      $rest     What follows the food.
	 * @param list<array{string, string}> $agreeing Adjectives of the language.
	 * @param bool                        $is_many  Whether there are several.
	 * @param string                      $form     The food in its number.
	 */
	private static function with_participle( string $rest, array $agreeing, bool $is_many, string $form ): string {
		return preg_replace_callback(
			'/\A \p{L}+(?= )/u',
			static fn ( array $word ): string =>
				Adjectives::with( Adjectives::of_eggs( $word[0], $form ), $agreeing, $is_many ) ?? $word[0],
			$rest
		) ?? $rest;
	}
}
