import type { LinePieces } from './line';

/** A piece of an ingredient that is printed. */
export type Piece = 'quantity' | 'unit' | 'name' | 'note';

/** The pieces of a line as somebody typed them, each with what precedes it. */
export type WordOrder = ReadonlyArray< readonly [ Piece, string ] >;

const DEFAULT_ORDER: readonly Piece[] = [ 'quantity', 'unit', 'name', 'note' ];

/** Returns what precedes a piece where nobody typed anything else. */
function usualMark( piece: Piece, text: string ): string {
	return piece === 'note' && ! text.startsWith( '(' ) ? ', ' : ' ';
}

/** Inserts a piece that was not typed, such as the unit of a converted count, where it is read. */
function withPiece( order: WordOrder, piece: Piece, text: string ): WordOrder {
	const behind = order.findIndex( ( [ known ] ) => known === 'quantity' );
	const place = piece === 'unit' && behind >= 0 ? behind + 1 : order.length;
	return [
		...order.slice( 0, place ),
		[ piece, usualMark( piece, text ) ],
		...order.slice( place ),
	];
}

/**
 * Returns the pieces of an ingredient that say something, in the order in which they are printed.
 *
 * @param line       The pieces, with the amounts to show.
 * @param line.order How they were typed; absent for the default.
 * @return Each with what precedes it; the first has nothing before it.
 */
export function orderedPieces(
	line: Pick< LinePieces, Piece > & { order?: WordOrder }
): Array< { piece: Piece; before: string } > {
	const typed = line.order ?? [];
	return DEFAULT_ORDER.filter(
		( piece ) => ! typed.some( ( [ known ] ) => known === piece )
	)
		.reduce< WordOrder >(
			( order, piece ) => withPiece( order, piece, line[ piece ] ),
			typed
		)
		.filter( ( [ piece ] ) => line[ piece ] !== '' )
		.map( ( [ piece, mark ], at ) => ( {
			piece,
			before: at === 0 ? '' : mark,
		} ) );
}
