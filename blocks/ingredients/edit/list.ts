import { __ } from '@wordpress/i18n';
import type { ListBlock } from '@larder/editor';
import { readGroups } from '../read-groups';
import type { Ingredient, IngredientsAttributes } from '../types';
import { ingredientKind } from './ingredient-kind';
import { ingredientView } from './view';

/** The ingredients as a heading and a list. */
export const ingredientsList: ListBlock<
	Ingredient,
	IngredientsAttributes[ 'groups' ]
> = {
	name: 'larder/ingredients',
	kind: ingredientKind,
	view: ingredientView,
	read: ( groups ) =>
		readGroups( groups ).map( ( { items, ...group } ) => ( {
			...group,
			rows: items,
		} ) ),
	write: ( sections ) =>
		sections.map( ( { rows, ...group } ) => ( {
			...group,
			items: rows,
		} ) ),
	words: {
		title: __( 'Ingredients', 'larder' ),
		titleLabel: __( 'Heading of the ingredients', 'larder' ),
	},
};
