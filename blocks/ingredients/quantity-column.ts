import type { LineGroup } from './view-types';

/** So wide at least, that a column of single digits does not cling to the boxes. */
const NARROWEST = 25;

/** How much wider or narrower than a digit some signs are, in tenths; letters are a tenth narrower. */
const OTHERS: ReadonlyMap< string, number > = new Map(
	(
		[
			[ '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞', 6 ],
			[ '×', 2 ],
			[ '\u2009\u202f', -7 ],
			[ ' \u00a0', -6 ],
			[ '().,/⁄', -5 ],
			[ '0123456789–', 0 ],
		] as const
	 ).flatMap( ( [ signs, more ] ) =>
		[ ...signs ].map( ( sign ) => [ sign, more ] as const )
	)
);

const LETTER = /\p{L}/u;

function width( text: string ): number {
	let sum = 0;
	for ( const sign of text ) {
		sum += 10 + ( OTHERS.get( sign ) ?? ( LETTER.test( sign ) ? -1 : 0 ) );
	}
	return sum;
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
