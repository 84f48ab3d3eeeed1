import {
	bracketsAfter,
	extendAmount,
	isMultiplier,
	readAmount,
	readUnit,
	skip,
	type Amount,
	type FoundNumber,
	type Span,
} from '@larder/quantity';
import { unitPlace, type Measure, type LineTexts } from './line-texts';

/** One side of a thing. */
const SIDE = String.raw`\d{1,3}(?:[.,]\d{1,2}|[\s-]?[¼-¾⅐-⅞]|[\s-]\d/\d)?`;

/** The unit of one. */
const SIDE_UNIT = String.raw`[\s-]?(?:inch(?:es)?|in\.?|cm|mm|zoll|pouces?|pulgadas?|pollici|["″”]|'')(?![\p{L}\d])-?`;

/** What joins two. */
const BY = String.raw`\s?(?:[x×]|by)\s?`;

/** What has sides and no number: of a `9 x 13-inch pan` there is one, of `6 x 8-inch tortillas` there are six. */
const VESSEL = String.raw`[^,;]{0,60}?(?<!\p{L})(?:pan|dish|tin|tray|baking sheet|cookie sheet|sheet pan|casserole|skillet|griddle|rack|mold|mould|\p{L}*form|\p{L}*blech|molde|fuente|bandeja|moule|plat|plaque|teglia|stampo|pirofila)(?!\p{L})`;

/** The sides of one thing at a place, where no number can be meant: `9x13-inch pan`, `8X8- or 9X9-inch pan`, `9 x 5 x 3-inch`. */
const SIDES = new RegExp(
	`${ SIDE }(?:${ SIDE_UNIT }${ BY }${ SIDE }|${ BY }${ SIDE }(?:${ SIDE_UNIT })?${ BY }${ SIDE }|(?<=[1-9]\\d|[5-9]|[¼-¾⅐-⅞])${ BY }${ SIDE }(?=${ VESSEL }))`,
	'iyu'
);

/** The same after a number, which counts them whatever they are. */
const SIDES_BEHIND = new RegExp(
	`${ SIDE }(?:${ SIDE_UNIT })?${ BY }${ SIDE }`,
	'iyu'
);

/**
 * Returns whether a place says how long and wide one thing is.
 *
 * @param plain The line without tags and brackets.
 * @param start The place.
 * @return True for `9x13-inch pan`, false for `2 x 9-inch pie crusts`.
 */
export function isSides( plain: string, start: number ): boolean {
	return skip( SIDES, plain, start ) > start;
}

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
 * @return The measure, or null where no amount in brackets follows.
 */
export function readSizeInBrackets(
	{ inside, plain, grammar }: LineTexts,
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
 * @return The measure, or null where the number counts nothing.
 */
export function readSize(
	texts: LineTexts,
	count: Amount
): Omit< Measure, 'numbers' > | null {
	const { plain } = texts;
	const last = count.numbers.at( -1 );
	if ( ! last || ! isMultiplier( plain, last ) ) {
		return null;
	}
	const start = plain.slice( last.end ).search( /[\d¼-¾⅐-⅞]/ ) + last.end;
	if (
		plain.slice( last.end, start ).trim() === '' &&
		skip( SIDES_BEHIND, plain, start ) > start
	) {
		return {
			unit: null,
			quantitySpan: [ count.numbers[ 0 ]?.start ?? last.start, last.end ],
			end: last.end,
		};
	}
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
 * @param amount The amount that was read.
 * @return The measure with the count alone, or null where the dash makes a range.
 */
export function readSizeBehindDash(
	texts: LineTexts,
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

/** Returns the measure of a count and the size after it. */
function sizeBehind(
	{ inside, plain, grammar }: LineTexts,
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
