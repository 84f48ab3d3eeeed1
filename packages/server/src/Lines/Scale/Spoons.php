<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Locale;
use Larder\Lines\NounForms;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Expresses amounts in the spoons and cups that a kitchen has.
 *
 * @phpstan-type Measured list<array{float, string}>
 */
final class Spoons {

	private const CUP = 48;

	private const TABLESPOON = 3;

	/**
	 * Rounds to what spoons and cups can measure.
	 *
	 * @param float $teaspoons How many teaspoons, above 0.
	 * @return Measured Numbers with their units, in descending order.
	 */
	public static function nearest( float $teaspoons ): array {
		return self::in_spoons( KitchenRounding::nearest( $teaspoons, KitchenRounding::floats( Tables::words( 'spoons.SPOONS' ) ) ) );
	}

	/**
	 * Returns the word for a unit that we print ourselves.
	 *
	 * @param string $unit   Stable id.
	 * @param float  $value  How many.
	 * @param string $locale Language tag of the text.
	 */
	public static function word( string $unit, float $value, string $locale ): string {
		$words = Tables::words( 'spoons.WORDS' );
		foreach ( [ Locale::code( $locale ), 'en' ] as $code ) {
			$forms = is_array( $words[ $code ] ?? null ) ? $words[ $code ][ $unit ] ?? null : null;
			[ $one, $more ] = is_array( $forms ) ? $forms : [ null, null ];
			if ( is_string( $one ) && is_string( $more ) ) {
				return NounForms::choose( $one, $more, $value, $code );
			}
		}
		return str_replace( '-', ' ', $unit );
	}

	/**
	 * Returns teaspoons in the largest spoons and cups that hold them.
	 *
	 * @param float $teaspoons As many as spoons and cups can measure.
	 * @return Measured
	 */
	private static function in_spoons( float $teaspoons ): array {
		$cups = floor( $teaspoons / self::CUP );
		$rest = $teaspoons - $cups * self::CUP;
		$part = self::part_of_cup( $rest );
		if ( null !== $part ) {
			return [ [ $cups + $part, 'cup' ] ];
		}
		if ( $teaspoons < self::TABLESPOON || 4.0 === $teaspoons || 5.0 === $teaspoons ) {
			return [ [ $teaspoons, 'tsp' ] ];
		}
		if ( $teaspoons < 24 ) {
			return 0.0 === fmod( $teaspoons, 1.5 )
				? [ [ $teaspoons / self::TABLESPOON, 'tbsp' ] ]
				: [ [ floor( $teaspoons / self::TABLESPOON ), 'tbsp' ], [ fmod( $teaspoons, self::TABLESPOON ), 'tsp' ] ];
		}
		$below = $rest >= 36 ? 36.0 : ( $rest >= 24 ? 24.0 : 0.0 );
		return [ [ $cups + (float) self::part_of_cup( $below ), 'cup' ], [ ( $rest - $below ) / self::TABLESPOON, 'tbsp' ] ];
	}

	/**
	 * Returns the fraction of a cup for which there is a measure, null where there is none.
	 *
	 * @param float $teaspoons Fewer than a cup has.
	 */
	private static function part_of_cup( float $teaspoons ): ?float {
		$part = floor( $teaspoons ) === $teaspoons ? Tables::words( 'spoons.CUP_PARTS' )[ (int) $teaspoons ] ?? null : null;
		return is_numeric( $part ) ? (float) $part : null;
	}
}
