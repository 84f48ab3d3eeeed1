import { __ } from '@wordpress/i18n';
import { example as ingredients } from '../ingredients/example';
import { example as instructions } from '../instructions/example';
import type { RecipeFacts } from './types';

const attributes: Partial< RecipeFacts > = {
	name: __( 'Spaghetti aglio e olio', 'larder' ),
	description: __(
		'Garlic, oil, chili: dinner from the cupboard in twenty minutes.',
		'larder'
	),
	yieldAmount: 4,
	yieldUnit: __( 'servings', 'larder' ),
	prepTime: 5,
	cookTime: 15,
	difficulty: 'beginner',
};

/** What the inserter shows. */
export const example = {
	attributes,
	innerBlocks: [
		{ name: 'larder/details', attributes: {} },
		{ name: 'larder/ingredients', ...ingredients },
		{ name: 'larder/instructions', ...instructions },
	],
};
