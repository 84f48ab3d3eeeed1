<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what a recipe is baked in; the twin of `readPan()` in `blocks/ingredients`.
 *
 * @phpstan-type PanData array{shape: 'round'|'square'|'rectangle'|'loaf'|'ring', width: float, length: float, height: float, unit: 'cm'|'in'}
 */
final class Pan {

	/**
	 * Reads a pan, whatever is stored.
	 *
	 * @param Attributes $stored The `pan` attribute.
	 * @return PanData|null Null where it has no shape or no size.
	 */
	public static function from_attributes( Attributes $stored ): ?array {
		$shape  = $stored->text( 'shape' );
		$width  = self::side( $stored, 'width' );
		$length = self::side( $stored, 'length' );
		if ( ! in_array( $shape, [ 'round', 'square', 'rectangle', 'loaf', 'ring' ], true ) || null === $width ) {
			return null;
		}
		$is_long = in_array( $shape, [ 'rectangle', 'loaf' ], true );
		return $is_long && null === $length ? null : [
			'shape'  => $shape,
			'width'  => $width,
			'length' => $is_long ? (float) $length : 0.0,
			'height' => self::side( $stored, 'height' ) ?? 0.0,
			'unit'   => 'in' === $stored->text( 'unit' ) ? 'in' : 'cm',
		];
	}

	/**
	 * Reads one side.
	 *
	 * @param Attributes $stored The `pan` attribute.
	 * @param string     $key    Name of the side.
	 * @return float|null Null where it cannot be that of a pan.
	 */
	private static function side( Attributes $stored, string $key ): ?float {
		$side = $stored->number( $key );
		return null !== $side && $side > 0 && $side <= Constants::MAX_PAN_SIDE ? (float) $side : null;
	}
}
