<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A number or range with a unit of weight or volume; places in bytes.
 */
final class MeasuredAmount {

	/**
	 * @param float      $low       The number, or the lower end of a range.
	 * @param float|null $high      The upper end.
	 * @param string     $unit      Stable id.
	 * @param string     $dimension `weight` or `volume`.
	 * @param float      $size      Millilitres or grams of one.
	 * @param string     $system    `metric`, `us`, `both` or `british`.
	 * @param int        $start     Where it is.
	 * @param int        $end       Where it ends.
	 */
	private function __construct(
		public readonly float $low,
		public readonly ?float $high,
		public readonly string $unit,
		public readonly string $dimension,
		public readonly float $size,
		public readonly string $system,
		public readonly int $start,
		public readonly int $end
	) {}

	/**
	 * Creates a part with the size of its unit where the text was written.
	 *
	 * @param string     $unit   Stable id.
	 * @param float      $low    The number.
	 * @param float|null $high   The upper end of a range.
	 * @param int        $start  Where it is.
	 * @param int        $end    Where it ends.
	 * @param string     $locale Language tag of the text: cups and pints are not the same everywhere.
	 * @return self|null Null for what is counted, and for what is not converted.
	 */
	public static function create( string $unit, float $low, ?float $high, int $start, int $end, string $locale ): ?self {
		$measure = Tables::words( 'measures.MEASURES' )[ $unit ] ?? null;
		if (
			! is_array( $measure )
			|| ! is_numeric( $measure['size'] ?? null )
			|| ! is_string( $measure['dimension'] ?? null )
			|| ! is_string( $measure['system'] ?? null )
		) {
			return null;
		}
		$size   = (float) $measure['size'];
		$system = $measure['system'];
		if ( 'cup' === $unit && 1 === preg_match( '/^en-(?:au|nz)/i', $locale ) ) {
			$size = (float) Tables::number( 'measures.METRIC_CUP' );
		} elseif ( 'tbsp' === $unit && 1 === preg_match( '/^en-au/i', $locale ) ) {
			$size = (float) Tables::number( 'measures.AUSTRALIAN_TABLESPOON' );
		} elseif ( 'lb' === $unit && 1 === preg_match( '/^(?:de|fr(?!-ca))/i', $locale ) ) {
			$size   = (float) Tables::number( 'measures.METRIC_POUND' );
			$system = 'metric';
		} elseif ( 1 === preg_match( '/^en-(?:gb|ie|au|nz)/i', $locale ) ) {
			$imperial = Tables::words( 'measures.IMPERIAL' )[ $unit ] ?? null;
			$system   = is_numeric( $imperial ) ? 'british' : $system;
			$size     = is_numeric( $imperial ) ? (float) $imperial : $size;
		}
		return new self( $low, $high, $unit, $measure['dimension'], $size, $system, $start, $end );
	}

	/**
	 * Creates a part for sticks of butter, which are a weight in the United States.
	 *
	 * @param float      $low   How many.
	 * @param float|null $high  The upper end of a range.
	 * @param int        $start Where they are.
	 * @param int        $end   Where they end.
	 */
	public static function sticks( float $low, ?float $high, int $start, int $end ): self {
		$stick = Tables::words( 'scanned-line.STICK' );
		return new self(
			$low,
			$high,
			'stick',
			'weight',
			is_numeric( $stick['size'] ?? null ) ? (float) $stick['size'] : 0.0,
			'us',
			$start,
			$end
		);
	}

	/**
	 * Returns the upper end, or the number itself.
	 */
	public function most(): float {
		return $this->high ?? $this->low;
	}

	/**
	 * Returns the number in the unit of another part.
	 */
	public function low_in( self $next ): float {
		return $this->unit === $next->unit ? $this->low : $this->low * $this->size / $next->size;
	}

	/**
	 * Returns the range that ends in this amount.
	 *
	 * @param float $low   The lower end, in its unit.
	 * @param int   $start Where that is.
	 */
	public function from( float $low, int $start ): self {
		return new self( $low, $this->low, $this->unit, $this->dimension, $this->size, $this->system, $start, $this->end );
	}

	/**
	 * Returns the amount with a smaller unit added to it: the ounces of `2 lb 10 oz`.
	 *
	 * @param self $part How many of that.
	 */
	public function with_parts( self $part ): self {
		$low = $this->low + $part->low * $part->size / $this->size;
		return new self( $low, $this->high, $this->unit, $this->dimension, $this->size, $this->system, $this->start, $part->end );
	}

	/**
	 * Returns ounces as fluid ounces, which is what bars mean by them.
	 */
	public function poured(): self {
		return 'oz' === $this->unit ? self::create( 'fl-oz', $this->low, $this->high, $this->start, $this->end, 'en' ) ?? $this : $this;
	}
}
