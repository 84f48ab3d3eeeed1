import { asciiDigits } from './digits';
import { MINUTES, unitOf, type DurationUnit } from './units';

/** Longer than anything that is cooked, cured or brewed: ten years. */
const MAX_MINUTES = MINUTES.day * 3650;

const VULGAR: Record< string, string > = {
	'½': '1/2',
	'⅓': '1/3',
	'⅔': '2/3',
	'¼': '1/4',
	'¾': '3/4',
};

const ISO =
	/^P(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?=\d)(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?)?$/i;

/** A mixed number, a fraction, a decimal or a whole number. */
const NUMBER = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|^(\d+(?:[.,]\d+)?)/;

const WORD = /^[^\s\d.,:;+/&-]+\.?/u;

/** What is between the parts: "1 hour and 15 minutes", "1 h + 15 min". The Arabic "and" is written together with the number. */
const JOINT =
	/^(?:\s|,(?!\d)|\+|&|(?:and|und|et|e|y|en|och|og|i|a|и)(?=\s)|و(?=\s?\d))+/iu;

/** What may take the part after a unit when it has none of its own: "1 h 15". */
const SMALLER: Partial< Record< DurationUnit, DurationUnit > > = {
	week: 'day',
	day: 'hour',
	hour: 'minute',
};

/**
 * Rounds to whole minutes, and refuses what no recipe can mean.
 *
 * @param minutes Minutes with fractions.
 * @return Minutes, or null.
 */
function whole( minutes: number ): number | null {
	const rounded = Math.round( minutes );
	return Number.isFinite( minutes ) && minutes >= 0 && rounded <= MAX_MINUTES
		? rounded
		: null;
}

/**
 * Reads a number from the start of a text.
 *
 * @param text What is left to read.
 * @return Its value and how many characters it takes, or null.
 */
function readNumber( text: string ): { value: number; length: number } | null {
	const match = NUMBER.exec( text );
	if ( ! match ) {
		return null;
	}
	const [ all, units, top, bottom, decimal ] = match;
	if ( decimal !== undefined ) {
		return {
			value: Number( decimal.replace( ',', '.' ) ),
			length: all.length,
		};
	}
	if ( Number( bottom ) === 0 ) {
		return null;
	}
	return {
		value: Number( units ?? 0 ) + Number( top ) / Number( bottom ),
		length: all.length,
	};
}

/**
 * Reads an ISO 8601 duration, such as `PT1H15M`.
 *
 * @param text Trimmed text.
 * @return Minutes with fractions, or null.
 */
function readIso( text: string ): number | null {
	const match = ISO.exec( text );
	if ( ! match || match[ 0 ].length < 3 ) {
		return null;
	}
	const [ , weeks, days, hours, minutes ] = match;
	const amount = ( part: string | undefined ) =>
		part === undefined ? 0 : Number( part.replace( ',', '.' ) );
	return (
		amount( weeks ) * MINUTES.week +
		amount( days ) * MINUTES.day +
		amount( hours ) * MINUTES.hour +
		amount( minutes )
	);
}

/**
 * Reads a clock notation, such as `1:15` or `1:15 h`.
 *
 * @param text Trimmed text.
 * @return Minutes, or null.
 */
function readClock( text: string ): number | null {
	const match = /^(\d{1,4}):([0-5]\d)\s*(\S*)$/u.exec( text );
	if ( ! match ) {
		return null;
	}
	const [ , hours, minutes, word ] = match;
	return word === '' || unitOf( word ?? '' ) === 'hour'
		? Number( hours ) * MINUTES.hour + Number( minutes )
		: null;
}

/**
 * Reads numbers with units: `1 h 15`, `1½ hours`, `2 days and 3 hours`, `90`.
 *
 * @param text Trimmed text.
 * @return Minutes with fractions, or null.
 */
function readParts( text: string ): number | null {
	let rest = text;
	let total = 0;
	let last: DurationUnit | undefined;
	while ( rest !== '' ) {
		const number = readNumber( rest );
		if ( ! number ) {
			return null;
		}
		rest = rest.slice( number.length ).trimStart();
		const word = WORD.exec( rest )?.[ 0 ] ?? '';
		const fallback = last === undefined ? 'minute' : SMALLER[ last ];
		const unit = word === '' && rest === '' ? fallback : unitOf( word );
		// Parts go from the large to the small, each unit once.
		if ( ! unit || ( last && MINUTES[ unit ] >= MINUTES[ last ] ) ) {
			return null;
		}
		total += number.value * MINUTES[ unit ];
		last = unit;
		rest = rest.slice( word.length );
		rest = rest.replace( JOINT, '' );
	}
	return last === undefined ? null : total;
}

/**
 * Reads a duration as people write it: `90`, `1:15`, `1 h 15`, `1½ hours`,
 * `1 Std. 15 Min.`, `PT1H15M`. A bare number is minutes.
 *
 * @param text What was typed.
 * @return Whole minutes, or null when the text is not one duration (a range,
 *         a negative number, words).
 */
export function parseDuration( text: string ): number | null {
	const plain = asciiDigits( text )
		.normalize( 'NFC' )
		.replace( /٫/g, '.' )
		.replace( /[½⅓⅔¼¾]/g, ( sign ) => ` ${ VULGAR[ sign ] }` )
		.replace( /\u2044/g, '/' )
		.replace( /[\s\u00a0\u202f]+/g, ' ' )
		.trim();
	if ( plain === '' || plain.length > 100 ) {
		return null;
	}
	const minutes =
		readIso( plain ) ?? readClock( plain ) ?? readParts( plain );
	return minutes === null ? null : whole( minutes );
}

/** A time with two ends, in whole minutes; both are the same where it is one time. */
export type Span = { from: number; to: number };

/** The ends of a range: `30-40 min`, `1–1½ hours`, `1 h bis 1 h 30`. */
const RANGE =
	/^([\d½⅓⅔¼¾].{0,30}?)\s*(?:[-–—‒]\s*|(?<=[\s\d])(?:to|or|bis|oder|à|ou|a|o|tot|إلى|الى)\s+)(?=[\d½⅓⅔¼¾])(.{1,40})$/iu;

/**
 * Returns whether a text is two times in digits with a dash or a word between them, in whichever order.
 *
 * @param text What was written.
 * @return True for `40-30 min`, too.
 */
export function isRange( text: string ): boolean {
	return RANGE.test( asciiDigits( text ).trim() );
}

/** The first unit of a time. */
const FIRST_UNIT = /[\p{L}'’′]+/u;

/**
 * Reads a duration or a range of two, whose first end has the unit of the second where it has none.
 *
 * @param text What was typed.
 * @return Both ends, or null when the text is neither.
 */
export function parseSpan( text: string ): Span | null {
	const single = parseDuration( text );
	if ( single !== null ) {
		return { from: single, to: single };
	}
	const [ , low = '', high = '' ] =
		RANGE.exec( asciiDigits( text ).trim() ) ?? [];
	const unit = FIRST_UNIT.exec( low ) ? '' : FIRST_UNIT.exec( high )?.[ 0 ];
	const from =
		low === '' ? null : parseDuration( `${ low } ${ unit ?? '' }` );
	const to = parseDuration( high );
	return from !== null && to !== null && from > 0 && from < to
		? { from, to }
		: null;
}
