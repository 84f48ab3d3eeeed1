<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Lines\QuantityText;
use Larder\Recipe\WordOrder;

defined( 'ABSPATH' ) || exit;

/**
 * The part of a line that is shown in the column of amounts.
 *
 * @phpstan-import-type Item from IngredientList
 */
final class LineAmount {

	/**
	 * Returns the amount that a line begins with, and the unit right after it.
	 *
	 * A unit that is elsewhere is a part of what is said of the food.
	 *
	 * @param Item $item The ingredient, its amount as printed.
	 * @return array{string, string, string} Amount, unit, and the amount said again in other units; each empty where there is none.
	 */
	public static function for_line( array $item ): array {
		$order = WordOrder::printed( $item );
		if ( 'quantity' !== ( $order[0][0] ?? '' ) ) {
			return [ '', '', '' ];
		}
		[ $amount, $second ] = QuantityText::split( $item['quantity'] );
		return [ $amount, [ 'unit', ' ' ] === ( $order[1] ?? [] ) ? $item['unit'] : '', $second ];
	}
}
