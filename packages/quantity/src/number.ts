import { numericQuantity } from 'numeric-quantity';
import { ANY_NUMBERS, type NumberGrammar } from './number-grammar';
import type { Span } from './span';

/** A number found in a text. */
export type FoundNumber = {
	value: number;
	/** Where it starts. */
	start: number;
	/** Where the text goes on. */
	end: number;
	/** Words that belong to the number, and are gone once it is another one: the last of `1 taza y media`. */
	tail?: Span;
};

/** Above it, digits are a code or a joke, not an amount. */
const LARGEST = 1_000_000;

/** Fractions that have a sign of their own. */
export const VULGAR = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';

/** A fraction in digits; the bounds keep the search short. */
const FRACTION = String.raw`\d{1,4} ?[/⁄] ?\d{1,4}(?![\d/⁄])`;

/** Whole part and fraction: `1 1/2`, `1½`, `1 & ½`, `1-1/2`. */
const MIXED = new RegExp(
	String.raw`(\d{1,6})(?:\s{0,3}(?:and|und|et|[ey]|&|\+|-)?\s{0,3})(?:[${ VULGAR }](?![${ VULGAR }])|(?<=[\s&+dtey-])${ FRACTION })`,
	'yu'
);
const SIMPLE = new RegExp(
	String.raw`${ FRACTION }|[${ VULGAR }](?![${ VULGAR }])`,
	'yu'
);

/** Digits with thousands marks, a decimal point or a decimal comma. */
const DECIMAL =
	/\d{1,3}(?:[,'’\u00a0\u2009\u202f]\d{3}){1,3}(?:\.\d{1,6})?(?![\d,])|\d{1,12}(?:[.,]\d{1,6})?|\.\d{1,6}/y;

/** Digits where the comma is the decimal mark: `0,250`, `1.500`, `1.500,5`. */
const COMMA_DECIMAL =
	/\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,6})?(?![\d.,]\d|\d)|\d{1,12},\d{1,6}(?![\d.,]\d|\d)/y;

const WORDS: Record< string, number > = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	half: 0.5,
	quarter: 0.25,
};
for ( const [ ten, word ] of [ 'twenty', 'thirty', 'forty' ].entries() ) {
	WORDS[ word ] = ( ten + 2 ) * 10;
	for ( const one of Object.keys( WORDS ).slice( 0, 9 ) ) {
		WORDS[ `${ word }-${ one }` ] =
			( ten + 2 ) * 10 + ( WORDS[ one ] ?? 0 );
	}
}

/** Long words first: `thirty-two` before `thirty`. */
const ANY_WORD = Object.keys( WORDS )
	.sort( ( a, b ) => b.length - a.length )
	.join( '|' );

const WORD = new RegExp(
	String.raw`(?:(?<whole>${ ANY_WORD }) and an? (?<part>half|quarter)|an? (?<alone>half|quarter|dozen)|(?<count>${ ANY_WORD })(?:[ -](?<dozen>dozen))?(?: an?(?![\p{L}]))?|(?<only>dozen))(?![\p{L}])`,
	'iyu'
);

function matchAt(
	pattern: RegExp,
	text: string,
	start: number
): RegExpExecArray | null {
	pattern.lastIndex = start;
	return pattern.exec( text );
}

/**
 * Reads digits and fractions by the library, with what recipes need.
 *
 * @param text The matched text.
 * @return The value, NaN when it is none.
 */
function valueOf( text: string ): number {
	const plain = text
		.replace( /(\d)[,'’\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1' )
		.replace( /(\d),(\d)/g, '$1.$2' )
		.replace( /\s*(?:and|und|et|[ey]|&|\+)\s*|(?<=\d)-(?=\d)/g, ' ' )
		.replace( / ?([/⁄]) ?/g, '$1' )
		.replace( /(?<=\d)\s+(?=\d)/g, ' ' );
	return numericQuantity( plain, { romanNumerals: false, round: false } );
}

/**
 * Reads a number word: `half a`, `one and a half`, `two dozen`.
 *
 * @param text  The text.
 * @param start Where to read.
 * @return The number, or undefined.
 */
function readWord( text: string, start: number ): FoundNumber | undefined {
	const match = matchAt( WORD, text, start );
	const groups = match?.groups;
	if ( ! match || ! groups ) {
		return undefined;
	}
	const of = ( name: string ): number =>
		WORDS[ groups[ name ]?.toLowerCase() ?? '' ] ?? 0;
	const isDozen =
		groups[ 'dozen' ] ??
		groups[ 'only' ] ??
		( groups[ 'alone' ]?.toLowerCase() === 'dozen' ? 'dozen' : undefined );
	const value = isDozen
		? 12 *
			Math.max( of( 'count' ), groups[ 'count' ] === undefined ? 1 : 0 )
		: of( 'whole' ) + of( 'part' ) + of( 'alone' ) + of( 'count' );
	return { value, start, end: start + match[ 0 ].length };
}

/**
 * Reads a number word of another language: `zwei`, `une demi-`.
 *
 * @param text    The text.
 * @param start   Where to read.
 * @param grammar The languages.
 * @return The number, or undefined.
 */
function readForeignWord(
	text: string,
	start: number,
	{ numberWord, numbers }: NumberGrammar
): FoundNumber | undefined {
	const word = numberWord
		? matchAt( numberWord, text, start )?.[ 0 ]
		: undefined;
	const value = numbers.get(
		word?.toLowerCase().replaceAll( '’', "'" ) ?? ''
	);
	return word !== undefined && value !== undefined
		? { value, start, end: start + word.length }
		: undefined;
}

/**
 * Adds the half that stands behind a number and its unit: `1 taza y media`.
 *
 * @param text   The text.
 * @param number The number.
 * @param half   The grammar's pattern for it.
 * @return The number, with its half where it has one.
 */
function withHalf(
	text: string,
	number: FoundNumber,
	{ half }: NumberGrammar
): FoundNumber {
	const [ all, unit = '', tail = '' ] =
		( half && matchAt( half, text, number.end ) ) ?? [];
	if ( all === undefined || ! Number.isInteger( number.value ) ) {
		return number;
	}
	const from = number.end + unit.length;
	const whole = { ...number, value: number.value + 0.5 };
	return unit === ''
		? { ...whole, end: from + tail.length }
		: { ...whole, tail: [ from, from + tail.length ] };
}

/**
 * Reads the number that starts at a place.
 *
 * @param text    The text.
 * @param start   Where to read.
 * @param grammar Languages whose number words count.
 * @return The number; undefined where there is none, or one that means nothing, such as `1/0`.
 */
export function readNumber(
	text: string,
	start: number,
	grammar: NumberGrammar = ANY_NUMBERS
): FoundNumber | undefined {
	const found = readWhole( text, start, grammar );
	return found && withHalf( text, found, grammar );
}

/** Reads a number without a half behind it. */
function readWhole(
	text: string,
	start: number,
	grammar: NumberGrammar
): FoundNumber | undefined {
	const word = readForeignWord( text, start, grammar );
	if ( word ) {
		return word;
	}
	const fraction =
		matchAt( MIXED, text, start ) ?? matchAt( SIMPLE, text, start );
	const comma =
		! fraction && grammar.hasComma
			? matchAt( COMMA_DECIMAL, text, start )
			: null;
	const match = fraction ?? comma ?? matchAt( DECIMAL, text, start );
	if ( ! match ) {
		return (
			readWord( text, start ) ?? readForeignWord( text, start, grammar )
		);
	}
	const dozen =
		matchAt(
			/ dozen(?![\p{L}])/iuy,
			text,
			start + match[ 0 ].length
		)?.[ 0 ] ?? '';
	const digits = comma
		? comma[ 0 ].replaceAll( '.', '' ).replace( ',', '.' )
		: match[ 0 ];
	const value = valueOf( digits ) * ( dozen ? 12 : 1 );
	const end = start + match[ 0 ].length + dozen.length;
	const isWhole = Number.isFinite( value ) && value > 0 && value <= LARGEST;
	// What sticks to the number would make it another one: `½½`, `1/2/3`, `1.2.3`, `60%`.
	const sticks = new RegExp( String.raw`[\d${ VULGAR }/⁄]|[.,]\d| ?%`, 'yu' );
	return isWhole && ! matchAt( sticks, text, end )
		? { value, start, end }
		: undefined;
}
