import {
	NARROWEST_QUANTITIES,
	WIDEST_QUANTITIES,
} from '@larder/contracts/constants';
import { leadingAmount } from './leading-amount';
import type { LineGroup } from './view-types';

/** What a word may take of the gap before the name, in tenths. */
const OVERHANG = 4;

/** How much wider or narrower than a digit some signs are, in tenths. */
const OTHERS: ReadonlyArray< [ RegExp, number ] > = [
	[ /[¼-¾⅐-⅞]/g, 6 ],
	[ /×/g, 2 ],
	[ /[\u2009\u202f]/g, -7 ],
	[ /[ \u00a0]/g, -5 ],
	[ /[().,/⁄]/g, -5 ],
	// Among others `m` and `g`, which are units by themselves.
	[ /(?<!\p{L})\p{L}/gu, 2 ],
];

/** What half or three times as much may add, in tenths: a digit, a fraction, the end of a plural. */
const GROWTH: ReadonlyArray< [ RegExp, number ] > = [
	[ /(?:^|\D)3*[4-9]|\d[13579](?!\d)/g, 10 ],
	[ /(?:^|[(–])[¼-¾⅐-⅞]/g, 14 ],
	[ /\b[13579](?=–)|–[13579]\b/g, 15 ],
	[ /\p{L}{3,}/gu, 9 ],
];

function count( text: string, signs: typeof OTHERS ): number {
	return signs.reduce(
		( sum, [ sign, more ] ) =>
			sum + ( text.match( sign )?.length ?? 0 ) * more,
		0
	);
}

function amounts( groups: LineGroup[] ): string[] {
	return groups.flatMap( ( { items } ) =>
		items.map( ( item ) => {
			// After its food an amount takes no place in the column.
			const { amount = '', unit = '' } = leadingAmount( item ) ?? {};
			return unit === '' ? amount : `${ amount } ${ unit }`;
		} )
	);
}

function width( text: string ): number {
	return [ ...text ].length * 10 + count( text, OTHERS );
}

function roomy( text: string ): number {
	return width( text ) + count( text, GROWTH );
}

/**
 * Estimates how wide the column of quantities has to be, so that no number and no word in it breaks, with the gap after it.
 *
 * @param groups Groups with the amounts to show.
 * @return Number of digits that the longest word takes, with a decimal.
 */
export function neededColumn( groups: LineGroup[] ): number {
	const words = amounts( groups ).flatMap( ( text ) => text.split( ' ' ) );
	return (
		Math.max(
			NARROWEST_QUANTITIES,
			...words.map( ( word ) => width( word ) - OVERHANG )
		) / 10
	);
}

/**
 * Estimates how wide the column of quantities is, with the room that half or three times as much needs: a scaling moves no name.
 *
 * The twin of `QuantityColumn` in the server.
 *
 * @param groups Groups with the amounts as written.
 * @return Number of digits, with a decimal.
 */
export function quantityColumn( groups: LineGroup[] ): number {
	const texts = amounts( groups );
	return (
		Math.max(
			NARROWEST_QUANTITIES,
			...texts.map( ( text ) =>
				Math.min( WIDEST_QUANTITIES, roomy( text ) )
			),
			...texts.flatMap( ( text ) => text.split( ' ' ).map( roomy ) )
		) / 10
	);
}
