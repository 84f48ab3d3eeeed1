import { bracketsAfter, extendAmount, readAmount, type Amount } from './amount';
import { unitPlace, type Measure, type Texts } from './line-texts';
import { isMultiplier } from './parse';
import { readUnit } from './read-unit';
import type { Span } from './span';

/**
 * Reads a count and the size of one in brackets: `2 (14-ounce) cans`.
 *
 * @param texts The line.
 * @param count The count.
 * @return The measure, or null where no amount in brackets follows.
 */
export function readSizeInBrackets(
	{ inside, plain, grammar }: Texts,
	count: Amount
): Omit< Measure, 'numbers' > | null {
	const size = bracketsAfter( inside, count.numbers.at( -1 )?.end ?? 0 );
	if ( ! size?.isAmount ) {
		return null;
	}
	const digit = inside.slice( size.start ).search( /[\d¼-¾⅐-⅞]/ );
	const amount = readAmount( inside, size.start + digit, grammar );
	const pack = readUnit( plain, size.end, grammar );
	return {
		unit: amount?.unit?.id ?? pack?.id ?? null,
		quantitySpan: [ count.numbers[ 0 ]?.start ?? 0, size.end ],
		...( pack && {
			unitSpan: unitPlace( plain, size.end, pack.span[ 1 ] ),
		} ),
		end: pack?.span[ 1 ] ?? size.end,
	};
}

/**
 * Reads a count and the size of one: `2 x 400g/14oz tins`, `2 14-ounce cans`.
 *
 * @param texts The line.
 * @param count The count.
 * @return The measure, or null where the number counts nothing.
 */
export function readSize(
	{ inside, plain, grammar }: Texts,
	count: Amount
): Omit< Measure, 'numbers' > | null {
	const last = count.numbers.at( -1 );
	if ( ! last || ! isMultiplier( plain, last ) ) {
		return null;
	}
	const start = plain.slice( last.end ).search( /[\d¼-¾⅐-⅞]/ ) + last.end;
	const read = readAmount( plain, start, grammar );
	if ( ! read ) {
		return null;
	}
	const size = extendAmount( plain, inside, read, grammar );
	const pack = readUnit( plain, size.end, grammar );
	const end = pack?.span[ 1 ] ?? size.end;
	const hasSign = /[x×]/i.test( plain.slice( last.end, start ) );
	return {
		unit: size.unit?.id ?? pack?.id ?? null,
		quantitySpan: [
			count.numbers[ 0 ]?.start ?? 0,
			hasSign ? size.end : last.end,
		],
		...( hasSign
			? pack && { unitSpan: unitPlace( plain, size.end, end ) }
			: { unitSpan: [ start, end ] satisfies Span } ),
		end,
	};
}
