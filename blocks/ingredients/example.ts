import { __ } from '@wordpress/i18n';
import { readPieces } from './edit/ingredient-kind';
import type { IngredientGroup } from './types';

/**
 * Makes an ingredient of a line.
 *
 * @param id   Its id.
 * @param text The line.
 * @return The ingredient.
 */
const line = ( id: string, text: string ) => ( {
	id,
	text,
	...readPieces( text ),
} );

/** What the inserter shows. */
export const example: { attributes: { groups: IngredientGroup[] } } = {
	attributes: {
		groups: [
			{
				id: 'example0',
				title: '',
				items: [
					line( 'example1', __( '400 g spaghetti', 'larder' ) ),
					line( 'example2', __( '3 tbsp olive oil', 'larder' ) ),
					line(
						'example3',
						__( '2 cloves garlic, sliced', 'larder' )
					),
					line( 'example4', __( '1/2 tsp chili flakes', 'larder' ) ),
				],
			},
		],
	},
};
