import { textOf } from '@larder/ui';
import type { LineGroup } from './view-types';

/**
 * Gives the list as text, for a shopping list or a message.
 *
 * @param groups Groups, with the amounts that are shown.
 * @return One line an ingredient, an empty line between groups.
 */
export function listText( groups: LineGroup[] ): string {
	return groups
		.map( ( { title, items } ) =>
			[
				...( title ? [ textOf( title ) ] : [] ),
				...items.map(
					( { quantity, unit, name, note, unitLast } ) =>
						[
							quantity,
							...( unitLast
								? [ textOf( name ), unit ]
								: [ unit, textOf( name ) ] ),
						]
							.filter( Boolean )
							.join( ' ' ) +
						( note ? `, ${ textOf( note ) }` : '' )
				),
			].join( '\n' )
		)
		.join( '\n\n' );
}
