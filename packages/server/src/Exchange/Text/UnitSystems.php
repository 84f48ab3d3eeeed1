<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the second copy of a list of ingredients that a site prints in metric and in customary units, one below the other.
 */
final class UnitSystems {

	/** Metric measures. */
	private const METRIC = '/\d\s*(?:g|kg|ml|cl|dl|l|grams?|litres?|liters?)\b/iu';

	/** Measures of kitchens in the United States and Britain. */
	private const CUSTOMARY = '/[' . WrittenAmount::FIGURES . ']\s*(?:oz|fl\.?\s?oz|lbs?|cups?|pints?|quarts?|ounces?|pounds?)\b/iu';

	/**
	 * Returns the first half of a list whose second half is the same list in other units.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	public static function one_of( array $lines ): array {
		$half = intdiv( count( $lines ), 2 );
		if ( $half < 2 || $half * 2 !== count( $lines ) ) {
			return $lines;
		}
		$differs = false;
		for ( $at = 0; $at < $half; ++$at ) {
			$first  = $lines[ $at ];
			$second = $lines[ $half + $at ];
			if ( ! self::is_same_food( $first, $second ) ) {
				return $lines;
			}
			$systems = [ self::system( $first ), self::system( $second ) ];
			// Two amounts in one system are two amounts.
			if ( $systems[0] === $systems[1] && '' !== $systems[0] && $first !== $second ) {
				return $lines;
			}
			$differs = $differs || ( ! in_array( '', $systems, true ) && $systems[0] !== $systems[1] );
		}
		return $differs ? array_slice( $lines, 0, $half ) : $lines;
	}

	/**
	 * Returns the unit system in which a line is measured.
	 *
	 * @return string Empty for a line that is in none, or in both.
	 */
	private static function system( string $line ): string {
		$is_metric    = 1 === preg_match( self::METRIC, $line );
		$is_customary = 1 === preg_match( self::CUSTOMARY, $line );
		return $is_metric === $is_customary ? '' : ( $is_metric ? 'metric' : 'customary' );
	}

	/**
	 * Returns whether two lines end in the same word, and share most of their others.
	 *
	 * @param string $first  A line.
	 * @param string $second A line.
	 */
	private static function is_same_food( string $first, string $second ): bool {
		preg_match_all( '/\p{L}{3,}/u', mb_strtolower( $first ), $one );
		preg_match_all( '/\p{L}{3,}/u', mb_strtolower( $second ), $two );
		$shared = count( array_intersect( $one[0], $two[0] ) );
		return [] !== $one[0] && end( $one[0] ) === end( $two[0] ) && $shared * 2 >= count( $one[0] );
	}
}
