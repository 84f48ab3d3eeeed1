import { __ } from '@wordpress/i18n';
import type { Ingredient, IngredientGroup } from './types';

/**
 * Builds an ingredient from its pieces.
 *
 * @param quantity The amount.
 * @param name     What it is.
 * @param note     How it is prepared.
 */
function ingredient(
	id: string,
	quantity: string,
	unit: string,
	name: string,
	note = ''
): Ingredient {
	const text = [ quantity, unit, name ].filter( Boolean ).join( ' ' );
	return {
		id,
		text: note === '' ? text : `${ text }, ${ note }`,
		quantity,
		unit,
		name,
		note,
	};
}

/** What the inserter shows. */
export const example: {
	attributes: { title: string; groups: IngredientGroup[] };
} = {
	attributes: {
		title: __( 'Ingredients', 'larder' ),
		groups: [
			{
				id: 'example0',
				title: '',
				items: [
					ingredient(
						'example1',
						'400',
						'g',
						__( 'spaghetti', 'larder' )
					),
					ingredient(
						'example2',
						'100',
						'ml',
						__( 'olive oil', 'larder' )
					),
					ingredient(
						'example3',
						'4',
						'',
						__( 'cloves of garlic', 'larder' ),
						__( 'sliced', 'larder' )
					),
					ingredient(
						'example4',
						'1',
						'',
						__( 'red chili', 'larder' ),
						__( 'chopped', 'larder' )
					),
				],
			},
		],
	},
};
