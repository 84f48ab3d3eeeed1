import { __ } from '@wordpress/i18n';
import { createId, isBlank, type RowKind } from '@larder/editor';
import type { Tool } from '../types';

/** How the list of equipment makes and joins its rows. */
export const toolKind: RowKind< Tool > = {
	create: ( text ) => ( { id: createId(), text, note: '' } ),
	withText: ( tool, text ) => ( { ...tool, text } ),
	join: ( first, second, text ) => ( {
		...second,
		...first,
		note: [ first.note, second.note ].filter( Boolean ).join( ' ' ),
		text,
	} ),
	isEmpty: ( { text, note, link, image } ) =>
		! link && ! image && [ text, note ].every( isBlank ),
	names: new Set( [
		'equipment',
		'tools',
		'special equipment',
		__( 'Equipment', 'larder' ).toLowerCase(),
	] ),
};
