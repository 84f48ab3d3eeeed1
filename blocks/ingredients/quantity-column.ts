import type { LineGroup } from './view-types';

/** So wide at least, that a column of single digits does not cling to the boxes, and halves have room. */
const NARROWEST = 30;

/** How much wider or narrower than a digit some signs are, in tenths. */
const OTHERS: ReadonlyArray< [ RegExp, number ] > = [
	[ /[¼-¾⅐-⅞]/g, 6 ],
	[ /×/g, 2 ],
	[ /[\u2009\u202f]/g, -7 ],
	[ /[ \u00a0]/g, -6 ],
	[ /[().,/⁄]/g, -5 ],
	[ /\p{L}/gu, -1 ],
];

/** What half or three times as much may add, in tenths: a digit, a fraction, the end of a plural. */
const GROWTH: ReadonlyArray< [ RegExp, number ] > = [
	[ /(?:^|\D)3*[4-9]|\d[13579](?!\d)/g, 10 ],
	[ /(?:^|[(–])[¼-¾⅐-⅞]/g, 14 ],
	[ /(?:^|\D)[1-3]–[1-3](?!\d)/g, 20 ],
	[ /\p{L}{3,}/gu, 9 ],
];

function count( text: string, signs: typeof OTHERS ): number {
	return signs.reduce(
		( sum, [ sign, more ] ) =>
			sum + ( text.match( sign )?.length ?? 0 ) * more,
		0
	);
}

function widest(
	groups: LineGroup[],
	measure: ( text: string ) => number
): number {
	const widths = groups.flatMap( ( { items } ) =>
		items.map( ( { quantity, order } ) =>
			// Behind its food an amount takes no place in the column.
			order && order[ 0 ]?.[ 0 ] !== 'quantity' ? 0 : measure( quantity )
		)
	);
	return Math.max( NARROWEST, ...widths ) / 10;
}

function width( text: string ): number {
	return [ ...text ].length * 10 + count( text, OTHERS );
}

/**
 * Estimates how wide the column of quantities has to be, so that each line lays itself out and all names share one edge.
 *
 * @param groups Groups with the amounts to show.
 * @return Number of digits that the widest amount takes, with a decimal.
 */
export function neededColumn( groups: LineGroup[] ): number {
	return widest( groups, width );
}

/**
 * Estimates how wide the column of quantities is, with the room that half or three times as much needs: a scaling moves no name.
 *
 * The twin of `QuantityColumn` in the server.
 *
 * @param groups Groups with the amounts to show.
 * @return Number of digits, with a decimal.
 */
export function quantityColumn( groups: LineGroup[] ): number {
	return widest( groups, ( text ) => width( text ) + count( text, GROWTH ) );
}
