import type { LineGroup } from './view-types';

/** So wide at least, that a column of single digits does not cling to the boxes. */
const NARROWEST = 25;

/** How much wider or narrower than a digit some signs are, in tenths. */
const OTHERS: ReadonlyArray< [ RegExp, number ] > = [
	[ /[¼-¾⅐-⅞]/g, 6 ],
	[ /×/g, 2 ],
	[ /[\u2009\u202f]/g, -7 ],
	[ /[ \u00a0]/g, -6 ],
	[ /[().,/⁄]/g, -5 ],
	[ /\p{L}/gu, -1 ],
];

function width( text: string ): number {
	return OTHERS.reduce(
		( sum, [ sign, more ] ) =>
			sum + ( text.match( sign )?.length ?? 0 ) * more,
		[ ...text ].length * 10
	);
}

/**
 * Estimates how wide the column of quantities is, so that each line lays itself out and all names share one edge.
 *
 * The twin of `QuantityColumn` in the server.
 *
 * @param groups Groups with the amounts to show.
 * @return Number of digits that the widest amount takes, with a decimal.
 */
export function quantityColumn( groups: LineGroup[] ): number {
	const widths = groups.flatMap( ( { items } ) =>
		items.map( ( { quantity } ) => width( quantity ) )
	);
	return Math.max( NARROWEST, ...widths ) / 10;
}
