import { __ } from '@wordpress/i18n';
import { createId, isBlank, type RowKind } from '@larder/editor';
import type { Step } from '../types';

/** How the list of steps makes and joins its rows. */
export const stepKind: RowKind< Step > = {
	create: ( text ) => ( {
		id: createId(),
		title: '',
		text,
		videoUrl: '',
		note: '',
		tip: '',
	} ),
	withText: ( step, text ) => ( { ...step, text } ),
	// What the second step has beside its text goes with it, unless the first
	// one has its own.
	join: ( first, second, text ) => {
		const { ingredients: ofFirst, ...before } = first;
		const { ingredients: ofSecond, ...after } = second;
		return {
			...after,
			...before,
			title: first.title || second.title,
			videoUrl: first.videoUrl || second.videoUrl,
			note: [ first.note, second.note ].filter( Boolean ).join( '<br>' ),
			tip: [ first.tip, second.tip ].filter( Boolean ).join( '<br>' ),
			// Chosen for one of them alone, those of the other would go missing.
			...( ofFirst &&
				ofSecond && {
					ingredients: [ ...new Set( [ ...ofFirst, ...ofSecond ] ) ],
				} ),
			text,
		};
	},
	withPicture: ( step, image ) => ( { ...step, image } ),
	isEmpty: ( step ) =>
		! step.image &&
		step.videoUrl === '' &&
		[ step.text, step.title, step.note, step.tip ].every( isBlank ),
	names: new Set( [
		'instructions',
		'method',
		'directions',
		'preparation',
		'steps',
		'zubereitung',
		'préparation',
		'preparación',
		'preparazione',
		'procedimento',
		__( 'Instructions', 'larder' ).toLowerCase(),
	] ),
};
