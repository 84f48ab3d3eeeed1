import {
	bracketsAfter,
	extendAmount,
	isMultiplier,
	readAmount,
	readUnit,
	type Amount,
	type FoundNumber,
	type Span,
} from '@larder/quantity';
import { unitPlace, type Measure, type Texts } from './line-texts';

/** Units that are counted, and have a size. */
const PACKAGES = new Set(
	'can tin jar packet package pack bag box bottle carton container tub'.split(
		' '
	)
);

/** Units that say how large a package is. */
const SIZES = [ 'oz', 'fl-oz', 'g', 'ml' ];

/** Spoons, whose size says no other amount. */
const SPOONS = [ 'tbsp', 'tsp', 'dsp', 'spoonful' ];

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
	const digit = inside.slice( size.start ).search( /\.?[\d¼-¾⅐-⅞]/ );
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
	texts: Texts,
	count: Amount
): Omit< Measure, 'numbers' > | null {
	const { plain } = texts;
	const last = count.numbers.at( -1 );
	if ( ! last || ! isMultiplier( plain, last ) ) {
		return null;
	}
	const start = plain.slice( last.end ).search( /[\d¼-¾⅐-⅞]/ ) + last.end;
	const size = readAmount( plain, start, texts.grammar );
	return (
		size &&
		sizeBehind(
			texts,
			{ ...last, start: count.numbers[ 0 ]?.start ?? last.start },
			size
		)
	);
}

/**
 * Reads a count and a size with a dash between them: `2 - 14 oz cans`. What is less
 * than three times as much is a range, as in `8-10 oz package`.
 *
 * @param texts  The line.
 * @param amount The amount that was read.
 * @return The measure with the count alone, or null where the dash makes a range.
 */
export function readSizeBehindDash(
	texts: Texts,
	amount: Amount
): Measure | null {
	const [ count, size ] = amount.numbers;
	const unit = amount.unit?.id ?? '';
	if (
		! count ||
		! size ||
		size.value < 3 * count.value ||
		! Number.isInteger( count.value ) ||
		! SIZES.includes( unit ) ||
		! /[\d\s][-–]/.test( texts.plain.slice( count.end - 1, size.start ) ) ||
		! PACKAGES.has(
			readUnit( texts.plain, amount.end, texts.grammar )?.id ?? ''
		)
	) {
		return null;
	}
	return {
		numbers: [ count ],
		...sizeBehind( texts, count, { ...amount, numbers: [ size ] } ),
	};
}

/** Gives the measure of a count and the size behind it. */
function sizeBehind(
	{ inside, plain, grammar }: Texts,
	count: FoundNumber,
	read: Amount
): Omit< Measure, 'numbers' > {
	const start = read.numbers[ 0 ]?.start ?? count.end;
	const size = extendAmount( plain, inside, read, grammar );
	const pack = readUnit( plain, size.end, grammar );
	const end = pack?.span[ 1 ] ?? size.end;
	const hasSign = /[x×]/i.test( plain.slice( count.end, start ) );
	return {
		unit: SPOONS.includes( pack?.id ?? '' )
			? ( pack?.id ?? null )
			: ( size.unit?.id ?? pack?.id ?? null ),
		quantitySpan: [ count.start, hasSign ? size.end : count.end ],
		...( hasSign
			? pack && { unitSpan: unitPlace( plain, size.end, end ) }
			: { unitSpan: [ start, end ] satisfies Span } ),
		end,
	};
}
