import type { Section } from '@larder/shopping/lines';
import { aisleLabel } from './aisle-label';

/**
 * Returns what is still to buy as text, for a message or a note.
 *
 * @param sections The list by aisle.
 * @return One line a food, an empty line between aisles; empty when nothing is left.
 */
export function listText( sections: readonly Section[] ): string {
	return sections
		.map( ( { aisle, lines } ) => ( {
			aisle,
			open: lines.filter( ( { isDone } ) => ! isDone ),
		} ) )
		.filter( ( { open } ) => open.length > 0 )
		.map( ( { aisle, open } ) =>
			[
				aisleLabel( aisle ),
				...open.map( ( { amount, name } ) =>
					[ '–', amount, name ].filter( Boolean ).join( ' ' )
				),
			].join( '\n' )
		)
		.join( '\n\n' );
}
