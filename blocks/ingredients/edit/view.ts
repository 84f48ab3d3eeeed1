import { __, sprintf } from '@wordpress/i18n';
import type { ListView } from '@larder/editor';
import type { Ingredient } from '../types';
import { IngredientPicture, IngredientPieces } from './ingredient-fields';
import { IngredientTools } from './ingredient-tools';

/** What the list of ingredients shows. */
export const ingredientView: ListView< Ingredient > = {
	className: 'wp-block-larder-ingredients',
	Pieces: IngredientPieces,
	After: IngredientPicture,
	Tools: IngredientTools,
	hasLineBreaks: false,
	isOrdered: false,
	words: {
		placeholder: __( '2 tbsp olive oil', 'larder' ),
		line: ( number ) =>
			/* translators: %d: number of the line */
			sprintf( __( 'Ingredient %d', 'larder' ), number ),
		headingPlaceholder: __( 'For the sauce', 'larder' ),
		addRow: __( 'Add ingredient', 'larder' ),
		remove: __( 'Remove ingredient', 'larder' ),
		invitation: __(
			'Or paste your ingredients, one a line, or a whole recipe.',
			'larder'
		),
	},
};
