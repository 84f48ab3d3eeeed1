import { normalizeDigits } from 'numeric-quantity';
import { readNumber, type FoundNumber } from './number';

/** A quantity as typed, taken apart. */
export type ParsedQuantity = {
	/** First amount, or the lower end of a range. */
	value: number;
	/** Upper end of a range, null where there is none. */
	valueMax: number | null;
	/** The numbers that scale with the recipe, in order. */
	scalable: FoundNumber[];
};

/** Longer texts are no quantity; nobody waits for them to be read. */
export const LONGEST = 200;

/** What stands between the ends of a range. */
export const RANGE =
	/\s{0,3}(?:-\s{0,3}(?:to|or)\s|[-–—−~]|\b(?:to|or|bis)\b)\s{0,3}/iy;

/** The same after the word between. */
const AND = /\s{1,3}and\s{1,3}/iy;

/** What makes the number before it a count of packages: `2 x 400 g`, `2 14-ounce cans`. */
const TIMES = /(?:\s{0,3}[x×]\s{0,3}|\s{1,3})(?=[\d¼-¾⅐-⅞])/iy;

const spaces = ( part: string ): string => ' '.repeat( part.length );

/**
 * Takes tags out of a text, scripts and styles with what is in them, and leaves
 * every other character where it is.
 *
 * @param text Any text.
 * @return Text of the same length, in digits that the patterns know.
 */
export function blankTags( text: string ): string {
	const plain = text.includes( '<' )
		? text
				.replace(
					/<(script|style)\b[^<>]{0,2000}>[^<]{0,2000}(?:<\/\1>)?/gi,
					spaces
				)
				.replace( /<[^<>]{0,2000}>/g, spaces )
		: text;
	const digits = normalizeDigits( plain );
	return digits.length === text.length ? digits : plain;
}

/**
 * Takes brackets out of a text as well.
 *
 * @param text  Any text.
 * @param keeps Which brackets stay, by their text and by what stands before.
 * @return Text of the same length.
 */
export function blank(
	text: string,
	keeps: ( part: string, before: string ) => boolean = () => false
): string {
	return blankTags( text ).replace(
		/\([^()]{0,500}\)|\[[^[\]]{0,500}\]/g,
		( part, place: number, all: string ) =>
			keeps( part, all.slice( Math.max( 0, place - 40 ), place ) )
				? part
				: spaces( part )
	);
}

/** An amount in brackets: `(9 oz)`, `(about 3)`; not `(6 oz each)`. */
const AMOUNT_IN_BRACKETS =
	/^[([]\s?(?:(?:or|about|approx(?:imately|\.)?|around|roughly|ca\.?|scant) ){0,2}[\d¼-¾⅐-⅞](?!.*\beach\b)/i;

/**
 * Tells whether brackets hold an amount.
 *
 * @param part The brackets and what is in them.
 * @return True for `(9 oz)`, false for `(softened)` and `(6 oz each)`.
 */
export function isAmountInBrackets( part: string ): boolean {
	return AMOUNT_IN_BRACKETS.test( part );
}

/** After a unit, brackets say the same amount again: `250 g (9 oz)`; after a count they say how big one is. */
function saysAgain( part: string, before: string ): boolean {
	return (
		isAmountInBrackets( part ) &&
		/[\d¼-¾⅐-⅞]\s{0,2}\p{L}[\p{L}. ]{0,20}$/u.test( before )
	);
}

/**
 * Reads a range or a single number at a place.
 *
 * @param text  The text.
 * @param start Where to read.
 * @return One or two numbers; empty where there is none.
 */
export function readRange( text: string, start: number ): FoundNumber[] {
	const first = readNumber( text, start );
	if ( ! first ) {
		return [];
	}
	const joint = /\bbetween\s$/i.test(
		text.slice( Math.max( 0, start - 9 ), start )
	)
		? AND
		: RANGE;
	joint.lastIndex = first.end;
	const second = joint.test( text )
		? readNumber( text, joint.lastIndex )
		: undefined;
	return second && second.value > first.value ? [ first, second ] : [ first ];
}

/**
 * Tells whether a number counts packages.
 *
 * @param text   The text.
 * @param number The number.
 * @return True for the 2 of `2 x 400 g` and of `2 14-ounce cans`.
 */
export function isMultiplier( text: string, number: FoundNumber ): boolean {
	TIMES.lastIndex = number.end;
	return TIMES.test( text );
}

/**
 * Tells whether a minus stands before a number.
 *
 * @param text  The text.
 * @param start Where the number starts.
 * @return True for `-3`; false for the second one of `100g-150g`.
 */
export function isNegative( text: string, start: number ): boolean {
	return /(?<![\p{L}.])[-−]$/u.test(
		text.slice( Math.max( 0, start - 2 ), start )
	);
}

/**
 * Finds the numbers of a quantity.
 *
 * @param text The quantity without tags.
 * @return Ranges in order; null where a digit belongs to no number.
 */
function readAll( text: string ): FoundNumber[][] | null {
	const found: FoundNumber[][] = [];
	let place = 0;
	while ( place < text.length ) {
		const isStart =
			place === 0 ||
			! /[\p{L}]/u.test( text[ place - 1 ] ?? '' ) ||
			/\d/.test( text[ place ] ?? '' );
		const range = isStart ? readRange( text, place ) : [];
		const last = range.at( -1 );
		if ( last ) {
			if ( isNegative( text, place ) ) {
				return null;
			}
			found.push( range );
			place = last.end;
		} else if ( /[\d¼-¾⅐-⅞]/.test( text[ place ] ?? '' ) ) {
			return null;
		} else {
			place++;
		}
	}
	return found;
}

/**
 * Reads a quantity as people type it: `1 1/2`, `2-3`, `2 x 400`, `250g/9oz`, `half a`.
 *
 * @param text The quantity.
 * @return What it says; null where it says nothing that can be trusted.
 */
export function parseQuantity( text: string ): ParsedQuantity | null {
	if ( text.length > LONGEST ) {
		return null;
	}
	const plain = blank( text, saysAgain );
	const ranges = readAll( plain );
	const first = ranges?.[ 0 ];
	const [ low, high ] = first ?? [];
	if ( ! ranges || ! first || ! low ) {
		return null;
	}
	const isCount = isMultiplier( plain, first.at( -1 ) ?? low );
	return {
		value: low.value,
		valueMax: high?.value ?? null,
		scalable: isCount ? first : ranges.flat(),
	};
}
