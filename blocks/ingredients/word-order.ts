import { MAX_LINE_LETTERS } from '@larder/contracts/constants';
import type { LinePieces, Piece, WordOrder } from '@larder/quantity';

type Pieces = Pick< LinePieces, Piece >;

/** The orders in which people write a line; the first is the default. */
const ORDERS: ReadonlyArray< readonly Piece[] > = [
	[ 'quantity', 'unit', 'name', 'note' ],
	[ 'quantity', 'name', 'unit', 'note' ],
	[ 'name', 'quantity', 'unit', 'note' ],
	[ 'name', 'unit', 'quantity', 'note' ],
];

/** Bullets, boxes and the number of a list before the line. */
const HEAD = '^[^\\p{L}\\p{N}]*?(?:\\d{1,3}[.)]\\s+)?';

/** What is between two pieces. */
const BETWEEN = '([\\s,;:‐-―-]*(?:[x×]\\s+)?)';

/** Writes what is between two pieces, with a space at least. */
function markOf(
	typed: string,
	piece: Piece,
	last: Piece | undefined
): string {
	return ( last === 'quantity' && piece === 'unit' ) || typed === ''
		? ' '
		: typed.replace( /[,;:]$/, '$& ' );
}

/** Returns how a line was typed if its pieces come in an order. */
function match(
	text: string,
	pieces: Pieces,
	order: readonly Piece[]
): WordOrder | null {
	const shown = order.filter( ( piece ) => pieces[ piece ] !== '' );
	const found = new RegExp(
		`${ HEAD }${ shown
			.map( ( piece ) =>
				pieces[ piece ].replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' )
			)
			.join( BETWEEN ) }[\\s,;:.]*$`,
		'iu'
	).exec( text );
	return (
		found &&
		shown.map( ( piece, at ) => [
			piece,
			at === 0 ? '' : markOf( found[ at ] ?? '', piece, shown[ at - 1 ] ),
		] )
	);
}

/** Returns whether the marks of a line are those that are printed without being requested. */
function hasUsualMarks( order: WordOrder, { note }: Pieces ): boolean {
	const mark = note.startsWith( '(' ) ? ' ' : ', ';
	return order.every(
		( [ piece, typed ], at ) =>
			at === 0 || typed === ( piece === 'note' ? mark : ' ' )
	);
}

/**
 * Detects the order and the punctuation in which somebody typed a line: `2 garlic
 * cloves`, `Flour: 500 g`, `Salt to taste`.
 *
 * The twin of `Larder\Recipe\WordOrder::of_text()`; both are held to `test/fixtures/word-order.json`.
 *
 * @param text   The line, plain text.
 * @param pieces What was read from it, plain text.
 * @return The order; null for the default, and where the pieces are not those of the line.
 */
export function wordOrder( text: string, pieces: Pieces ): WordOrder | null {
	const one = ( typed: string ): string =>
		typed.replace( /\s+/gu, ' ' ).trim();
	const line = one( text );
	const plain: Pieces = {
		quantity: one( pieces.quantity ),
		unit: one( pieces.unit ),
		name: one( pieces.name ),
		note: one( pieces.note ),
	};
	const isProse = [ line, ...Object.values( plain ) ].some(
		( { length } ) => length > MAX_LINE_LETTERS
	);
	if ( plain.name === '' || isProse ) {
		return null;
	}
	for ( const order of ORDERS ) {
		const found = match( line, plain, order );
		if ( found ) {
			return order === ORDERS[ 0 ] && hasUsualMarks( found, plain )
				? null
				: found;
		}
	}
	return null;
}
