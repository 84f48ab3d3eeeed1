import { orderedPieces, type Piece } from '@larder/quantity';
import { textOf } from '@larder/ui';
import type { LineGroup } from './view-types';

/** Returns a piece as text; names and notes are HTML. */
const plain = ( piece: Piece, value: string ): string =>
	piece === 'name' || piece === 'note' ? textOf( value ) : value;

/**
 * Returns the list as text, for a shopping list or a message.
 *
 * @param groups Groups, with the amounts that are shown.
 * @return One line an ingredient, an empty line between groups.
 */
export function listText( groups: LineGroup[] ): string {
	return groups
		.map( ( { title, items } ) =>
			[
				...( title ? [ textOf( title ) ] : [] ),
				...items.map( ( item ) =>
					orderedPieces( item )
						.map(
							( { piece, before } ) =>
								before + plain( piece, item[ piece ] )
						)
						.join( '' )
				),
			].join( '\n' )
		)
		.join( '\n\n' );
}
