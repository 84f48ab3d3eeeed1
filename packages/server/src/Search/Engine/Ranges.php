<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Bitmap;
use Larder\Search\Index\BitStore;
use Larder\Search\Index\Entry;
use Larder\Search\Index\Postings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the recipes whose number lies within bounds, from the bits of the number.
 */
final class Ranges {

	public function __construct( private readonly BitStore $store ) {}

	/**
	 * Returns the recipes whose number lies within bounds; what is not known lies in none.
	 *
	 * @param string   $field A number of an entry.
	 * @param int|null $min   The least.
	 * @param int|null $max   The most.
	 */
	public function within( string $field, ?int $min, ?int $max ): Bitmap {
		$slices = $this->store->each_of( [ "#$field:known", ...Postings::slices( $field ) ] );
		$known  = array_shift( $slices ) ?? new Bitmap();
		$limit  = ( 1 << Entry::bits( $field ) ) - 1;
		if ( ( $max ?? $limit ) < 0 || ( $min ?? 0 ) > $limit ) {
			return new Bitmap();
		}
		$within = $known;
		if ( null !== $max && $max < $limit ) {
			$within = $within->and( self::bounded( $known, $slices, $max, true ) );
		}
		if ( null !== $min && $min > 0 ) {
			$within = $within->and( self::bounded( $known, $slices, $min, false ) );
		}
		return $within;
	}

	/**
	 * Compares a number with a bound, bit by bit from the highest.
	 *
	 * @param Bitmap       $known   Recipes whose number is known.
	 * @param list<Bitmap> $slices  Bits of the number, the highest first.
	 * @param int          $bound   The bound, itself included.
	 * @param bool         $is_most Whether it is the most, else the least.
	 */
	private static function bounded( Bitmap $known, array $slices, int $bound, bool $is_most ): Bitmap {
		$equal  = $known;
		$beyond = new Bitmap();
		foreach ( $slices as $place => $slice ) {
			$is_one = 1 === ( ( $bound >> ( count( $slices ) - 1 - $place ) ) & 1 );
			$ones   = $equal->and( $slice );
			$zeros  = $equal->without( $slice );
			$equal  = $is_one ? $ones : $zeros;
			if ( $is_one === $is_most ) {
				$beyond = $beyond->or( $is_one ? $zeros : $ones );
			}
		}
		return $beyond->or( $equal );
	}
}
