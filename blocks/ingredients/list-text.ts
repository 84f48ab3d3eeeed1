import type { LineGroup } from './view-types';

function plain( html: string ): string {
	return new DOMParser().parseFromString( html, 'text/html' ).body
		.textContent;
}

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
				...( title ? [ plain( title ) ] : [] ),
				...items.map(
					( { quantity, unit, name, note } ) =>
						[ quantity, unit, plain( name ) ]
							.filter( Boolean )
							.join( ' ' ) +
						( note ? `, ${ plain( note ) }` : '' )
				),
			].join( '\n' )
		)
		.join( '\n\n' );
}
