<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Estimates how much lines look like a section of a recipe.
 */
final class SectionLikeness {

	/** How many letters make steps: fewer are a keyword. */
	private const MIN_STEPS = 20;

	/** How many letters make the only step: fewer tell where the steps are. */
	private const MIN_STEP = 40;

	/** How lists of archives and products look: counts in brackets, years, prices. */
	private const CATALOGUE = '/\(\d+\)$|\b(?:19|20)\d\d\b|[$€£]\s*\d/u';

	/**
	 * Returns how much lines look like ingredients.
	 *
	 * @param list<string> $lines
	 * @return float 0 for a list that is none.
	 */
	public static function of_ingredients( array $lines ): float {
		$count = count( $lines );
		if ( $count < 2 ) {
			return 0;
		}
		$amounts = count( array_filter(
			$lines,
			static fn ( string $line ): bool => WrittenAmount::is_in( $line ) && 1 !== preg_match( self::CATALOGUE, $line )
		) );
		$short   = count( array_filter( $lines, static fn ( string $line ): bool => mb_strlen( $line ) < 120 ) );
		$letters = count( array_filter( $lines, static fn ( string $line ): bool => 1 === preg_match( '/\p{L}{2}/u', $line ) ) );
		return $letters < $count * 0.8 ? 0 : ( $amounts + $short - $count / 2 ) / $count + min( 1, $count / 12 ) / 2;
	}

	/**
	 * Returns how much texts look like steps.
	 *
	 * @param list<string> $texts
	 * @return float 0 for texts that are none.
	 */
	public static function of_steps( array $texts ): float {
		$length = mb_strlen( implode( '', $texts ) );
		if ( [] === $texts || $length < ( 1 === count( $texts ) ? self::MIN_STEP : self::MIN_STEPS ) ) {
			return 0;
		}
		$long  = count( array_filter( $texts, static fn ( string $text ): bool => mb_strlen( $text ) > 30 ) );
		$foods = count( array_filter(
			$texts,
			static fn ( string $text ): bool => mb_strlen( $text ) < 60
				&& 1 === preg_match( '/^[' . WrittenAmount::FIGURES . ']+\S*\s+\p{L}/u', $text )
				&& 1 !== preg_match( '/^\d+[.)]/', $text )
		) );
		$many  = max( 0, count( $texts ) - 20 ) / 20;
		return max( 0.01, ( $long - 2 * $foods ) / count( $texts ) + min( 1, $length / 600 ) - $many );
	}
}
