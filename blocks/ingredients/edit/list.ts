import { __ } from '@wordpress/i18n';
import type { ListBlock } from '@larder/editor';
import { readSections, writeSections } from '../read-groups';
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
	read: readSections,
	write: writeSections,
	words: {
		title: __( 'Ingredients', 'larder' ),
		titleLabel: __( 'Heading of the ingredients', 'larder' ),
	},
};
