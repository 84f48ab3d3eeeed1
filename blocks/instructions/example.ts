import { __ } from '@wordpress/i18n';
import { stepKind } from './edit/step-kind';
import type { StepGroup } from './types';

/** What the inserter shows. */
export const example: {
	attributes: { title: string; groups: StepGroup[] };
} = {
	attributes: {
		title: __( 'Instructions', 'larder' ),
		groups: [
			{
				id: 'example0',
				title: '',
				steps: [
					__( 'Boil the spaghetti in salted water.', 'larder' ),
					__( 'Fry the garlic slowly until golden.', 'larder' ),
					__( 'Toss both with a ladle of the water.', 'larder' ),
				].map( ( text, index ) => ( {
					...stepKind.create( text ),
					id: `example${ index + 1 }`,
				} ) ),
			},
		],
	},
};
