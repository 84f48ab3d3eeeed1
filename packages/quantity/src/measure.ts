import { bracketsAfter, extendAmount, readAmount, type Amount } from './amount';
import { findLater, trailingUnit } from './later';
import { blank, blankTags, isMultiplier } from './parse';
import { readUnit, type FoundUnit } from './read-unit';
import { isMeasure } from './units';
import type { Grammar } from './grammar';
import type { FoundNumber } from './number';
import type { Span } from './span';

/** Bullets and boxes before a line. */
const BULLETS = /[\s•*▢☐□·–—-]*/y;

/** What a line says about how much. */
export type Measure = {
	numbers: FoundNumber[];
	/** Stable id. */
	unit: string | null;
	/** Where the quantity stands, with the words and brackets that belong to it. */
	quantitySpan?: Span;
	/** Where the unit stands, if it stands apart from the quantity. */
	unitSpan?: Span;
	/** Where the food stands, if it stands before the quantity. */
	foodSpan?: Span;
	/** Where the food begins, or the note where the food stands first. */
	end: number;
};

/** A line without tags, and without tags and brackets, of the same length; and how to read it. */
type Texts = { inside: string; plain: string; grammar: Grammar };

function skip( pattern: RegExp, text: string, start: number ): number {
	pattern.lastIndex = start;
	return pattern.test( text ) ? pattern.lastIndex : start;
}

/** Says where a unit stands, from the first character after the quantity. */
function unitPlace( plain: string, quantityEnd: number, end: number ): Span {
	return [ skip( /[\s-]*/y, plain, quantityEnd ), end ];
}

/** Tells whether no food follows: in `5 cloves` the cloves are the food. */
function isFood( { plain }: Texts, unit: FoundUnit ): boolean {
	return (
		! isMeasure( unit.id ) &&
		/^\s*(?:$|[,;])/.test( plain.slice( unit.span[ 1 ] ) )
	);
}

/**
 * Reads a count and the size of one in brackets: `2 (14-ounce) cans`.
 *
 * @param texts The line.
 * @param count The count.
 * @return The measure, or null where no amount in brackets follows.
 */
function readSizeInBrackets(
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
function readSize(
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

/**
 * Reads an amount with its unit: `250g/9oz`, `2 large cloves`, `1 can (400 g)`.
 *
 * @param texts  The line.
 * @param amount The amount.
 * @return The measure.
 */
function readPlain( texts: Texts, amount: Amount ): Measure {
	const { inside, plain, grammar } = texts;
	const start = amount.numbers[ 0 ]?.start ?? 0;
	const numberEnd = amount.numbers.at( -1 )?.end ?? start;
	const whole = extendAmount( plain, inside, amount, grammar );
	const { numbers } = whole;
	if ( ! amount.unit || isFood( texts, amount.unit ) ) {
		const unit = amount.unit
			? null
			: trailingUnit( plain, numberEnd, grammar );
		return {
			numbers,
			unit: unit?.id ?? null,
			quantitySpan: [ start, numberEnd ],
			...( unit && { unitSpan: unit.span } ),
			end: numberEnd,
		};
	}
	if ( whole.end > amount.end ) {
		return {
			numbers,
			unit: amount.unit.id,
			quantitySpan: [ start, whole.end ],
			end: whole.end,
		};
	}
	// "14-ounce can" has a package behind its unit.
	const pack =
		plain[ numberEnd ] === '-'
			? readUnit( plain, amount.end, grammar )
			: null;
	const named = pack?.span[ 1 ] ?? amount.end;
	const brackets = bracketsAfter( inside, named );
	const end = brackets?.isAmount ? brackets.end : named;
	return {
		numbers,
		unit: amount.unit.id,
		quantitySpan: [ start, numberEnd ],
		unitSpan: unitPlace( plain, numberEnd, end ),
		end,
	};
}

/** Finds where a word such as `of`, `de` or `d'` ends; the same place where there is none. */
function afterOf( { plain, grammar }: Texts, place: number ): number {
	const end = skip( grammar.of, plain, place );
	return place + plain.slice( place, end ).trimEnd().length;
}

/** Counts the word `of`, and the size of a package behind it, to what stands before: `boîte de 400 g de`. */
function withOf( texts: Texts, measure: Measure ): Measure {
	const { plain, grammar } = texts;
	const { unitSpan, quantitySpan, unit } = measure;
	let end = afterOf( texts, measure.end );
	if ( end === measure.end ) {
		return measure;
	}
	const size =
		unit && ! isMeasure( unit )
			? readAmount( plain, skip( /\s*/y, plain, end ), grammar )
			: null;
	if ( size?.unit && isMeasure( size.unit.id ) ) {
		end = afterOf( texts, size.end );
	}
	if ( unitSpan?.[ 1 ] === measure.end ) {
		return { ...measure, unitSpan: [ unitSpan[ 0 ], end ], end };
	}
	return quantitySpan?.[ 1 ] === measure.end
		? { ...measure, quantitySpan: [ quantitySpan[ 0 ], end ], end }
		: measure;
}

/** Before an amount that stands behind its food: no number and no word that joins. */
const FOOD_FIRST =
	/^[\s•*▢☐□·–—-]*(\p{L}[^\d¼-¾⅐-⅞,;()[\]:]*?)\s*[:,–—-]?\s+$/u;

/**
 * Reads an amount behind its food: `farina 200 g`, `uova: 3`.
 *
 * @param texts The line.
 * @return The measure with the place of the food, or null where the line is no such one.
 */
function readNameFirst( texts: Texts ): Measure | null {
	const { plain, grammar } = texts;
	const start = plain.search( /(?<!\S)[\d¼-¾⅐-⅞]/ );
	const before = FOOD_FIRST.exec( plain.slice( 0, Math.max( 0, start ) ) );
	const amount =
		grammar.isNameFirst && before
			? readAmount( plain, start, grammar )
			: null;
	const [ , food = '' ] = before ?? [];
	if (
		! amount ||
		/(?<!\p{L})(?:di|da|a|in|con|per|per n)$/u.test( food ) ||
		! /^\s*(?:$|[,;(])/.test( plain.slice( amount.end ) )
	) {
		return null;
	}
	const { numbers, unit, end } = amount;
	const numberEnd = numbers.at( -1 )?.end ?? start;
	const from = plain.indexOf( food );
	return {
		numbers,
		unit: unit?.id ?? null,
		quantitySpan: [ start, numberEnd ],
		...( unit && { unitSpan: unitPlace( plain, numberEnd, end ) } ),
		foodSpan: [ from, from + food.length ],
		end,
	};
}

/**
 * Reads how much of something a line asks for.
 *
 * @param line    The line.
 * @param grammar The languages.
 * @return Numbers, unit and their places.
 */
export function readMeasure( line: string, grammar: Grammar ): Measure {
	const texts = {
		inside: blankTags( line ),
		plain: blank( line ),
		grammar,
	};
	const { inside, plain } = texts;
	const lead = skip( BULLETS, plain, 0 );
	const start = skip( grammar.lead, plain, 0 );
	const amount = readAmount( plain, start, grammar );
	if ( amount ) {
		const size =
			readSizeInBrackets( texts, amount ) ?? readSize( texts, amount );
		const measure = size
			? { numbers: amount.numbers, ...size }
			: readPlain( texts, amount );
		const quantityEnd = measure.quantitySpan?.[ 1 ] ?? start;
		return withOf( texts, {
			...measure,
			quantitySpan: [ Math.min( lead, start ), quantityEnd ],
		} );
	}
	const alone = readUnit( plain, start, grammar, true );
	if ( alone && ! isFood( texts, alone ) ) {
		return withOf( texts, {
			numbers: [],
			unit: alone.id,
			unitSpan: [ lead, alone.span[ 1 ] ],
			end: alone.span[ 1 ],
		} );
	}
	const nameFirst = readNameFirst( texts );
	if ( nameFirst ) {
		return nameFirst;
	}
	const later = findLater( plain, inside, grammar );
	return {
		numbers: later?.numbers ?? [],
		unit: later?.unit?.id ?? null,
		end: 0,
	};
}
