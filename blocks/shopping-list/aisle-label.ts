import { __ } from '@wordpress/i18n';
import type { Aisle } from '@larder/shopping/lines';

/**
 * Names an aisle of a shop.
 *
 * @param aisle Its id.
 */
export function aisleLabel( aisle: Aisle ): string {
	const labels: Record< Aisle, string > = {
		produce: __( 'Fruit and vegetables', 'larder' ),
		bakery: __( 'Bread and bakery', 'larder' ),
		meat: __( 'Meat and meat-free', 'larder' ),
		fish: __( 'Fish and seafood', 'larder' ),
		dairy: __( 'Dairy and eggs', 'larder' ),
		pantry: __( 'Pasta, rice and tins', 'larder' ),
		baking: __( 'Baking, nuts and sweeteners', 'larder' ),
		oils: __( 'Oils, sauces and spreads', 'larder' ),
		spices: __( 'Spices and seasoning', 'larder' ),
		frozen: __( 'Frozen', 'larder' ),
		drinks: __( 'Drinks', 'larder' ),
		household: __( 'Household', 'larder' ),
		other: __( 'Other', 'larder' ),
	};
	return labels[ aisle ];
}
