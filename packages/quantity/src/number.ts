import { numericQuantity } from 'numeric-quantity';
import { ANY_NUMBERS, type NumberGrammar } from './number-grammar';
import { readWord } from './number-words';
import type { Span } from './span';

/** A number found in a text. */
export type FoundNumber = {
	value: number;
	/** Where it starts. */
	start: number;
	/** Where the text continues. */
	end: number;
	/** Words that belong to the number, and are gone once it is another one: the last of `1 taza y media`. */
	tail?: Span;
	/** Whether it was typed with marks of both kinds, `1.000,5`: it is printed with the page's own ones. */
	isGrouped?: boolean;
};

/** Above it, digits are a code or a joke, not an amount. */
const MAX_VALUE = 1_000_000;

/** Fractions that have a sign of their own. */
export const VULGAR = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';

/** The ending of an ordinal: the `rd` of `1/3rd`. */
const ORDINAL = String.raw`(?: ?(?:th|rd)s?(?!\p{L}))?`;

/** A fraction in digits; the bounds keep the search short. */
const FRACTION = String.raw`\d{1,4} ?[/⁄] ?\d{1,4}(?![\d/⁄])${ ORDINAL }`;

/** Whole part and fraction: `1 1/2`, `1½`, `1 & ½`, `1-1/2`, `1 - 1/2`. */
const MIXED = new RegExp(
	String.raw`(?!0\s{0,3}[-–—])(\d{1,6})(?:\s{0,3}(?:and|und|et|[ey]|&|\+|[-–—])?\s{0,3})(?:[${ VULGAR }](?![${ VULGAR }])${ ORDINAL }|(?<=[\s&+dtey–—-])${ FRACTION })`,
	'yu'
);
const SIMPLE = new RegExp(
	String.raw`${ FRACTION }|[${ VULGAR }](?![${ VULGAR }])${ ORDINAL }`,
	'yu'
);

/** A number of both marks, in which the comma is the decimal one wherever it is read: `1.500,5`. */
const BOTH_MARKS = String.raw`\d{1,3}(?:\.\d{3}){1,3},\d{1,6}(?![\d.,]\d|\d)`;

/** Digits with thousands marks, a decimal point or a decimal comma. No thousands begin with zero. */
const DECIMAL = new RegExp(
	String.raw`${ BOTH_MARKS }|(?!0)\d{1,3}(?:[,'’\u00a0\u2009\u202f]\d{3}){1,3}(?:\.\d{1,6})?(?![\d,])|\d{1,3} 000(?![\d.,])|\d \d{3}(?= ?(?:gr?|grammes?|gramos|grammi|ml)\.? (?:d[ei] |d['’])|$)|\d{1,12}(?:[.,]\d{1,17})?|\.\d{1,17}|(?<![^\s(]),\d{1,6}`,
	'y'
);

/** Digits where the comma is the decimal mark: `0,250`, `1.500`, `1.500,5`. */
const COMMA_DECIMAL = new RegExp(
	String.raw`${ BOTH_MARKS }|\d{1,3}(?:\.\d{3}){1,3}(?![\d.,]\d|\d)|\d{1,12},\d{1,17}(?![\d.,]\d|\d)`,
	'y'
);

/** The ending of an ordinal at the end of a number. */
const ORDINAL_END = / ?(?:th|rd)s?$/i;

/** What joins a whole number and its fraction. */
const JOINT =
	/\s*(?:and|und|et|[ey]|&|\+)\s*|(?<=\d)\s*[-–—]\s*(?=[\d¼-¾⅐-⅞])/g;

/** The article of `½ a cucumber`, `½ of an onion` and `½ of a 6-ounce can`. */
const ARTICLE = /(?: of)? an?(?= [\p{L}\d]|$)/iuy;

/** A dozen after a number in digits. */
const DOZEN = / (?:dozen|dutzend|douzaines?|docenas?|dozzin[ae])(?!\p{L})/iuy;

const IS_GROUPED = new RegExp( `^${ BOTH_MARKS }$` );

export function matchAt(
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
		.replace( ORDINAL_END, '' )
		.replace( /(?<!^0)(?<=\d)[,'’\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '' )
		.replace( / (?=\d{3}$)/, '' )
		.replace( /(?<=\d|^),(?=\d)/g, '.' )
		.replace( JOINT, ' ' )
		.replace( / ?([/⁄]) ?/g, '$1' )
		.replace( /(?<=\d)\s+(?=\d)/g, ' ' );
	return numericQuantity( plain, { romanNumerals: false, round: false } );
}

/**
 * Reads a number word of another language: `zwei`, `une demi-`.
 *
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

/** Units of which a half is said; in `1 cebolla y media lechuga` another food is. */
const WHOLE_UNIT =
	/^ ?(?:[kl]\.?$|kg|kilo|kilogram|lit[er]?r|taz|tass|cup|cda|cdta|cuchar|cuill|cucchia|bicchier|vas|verre|glas|chil[oi]|ett|hg|pound|tsp|tbsp|tea|table)[a-zéè.]*$/iu;

/** What makes a half that of another unit: in `1 taza y media cucharadita` it is not a half cup. */
const OF_OTHER =
	/^[\s-](?:of an? |de |di )?(?:cups?|tasses?|tazas?|tazz[ae]|tsps?|tbsps?|teaspoons?|tablespoons?|cucchia\p{L}+|cuill[eè]r\p{L}+|cuchara\p{L}+|cdas?|cdtas?|pints?|quarts?|ounces?|pounds?|lbs?|oz|k?g|[cdm]?l|lit(?:er|re|ro)s?)(?!\p{L})/iu;

/** Grams of a kilo or millilitres of a litre, said in place of a half: `1 kg 500 de farine`. */
const THOUSANDTHS = /^\d{3}$/;

/** How many a word for several is, without its ending (`LAST_WORD`): a dozen, an Italian `trentina`. */
export const SEVERAL_OF: Readonly< Record< string, number > > = {
	dozen: 12,
	dutzend: 12,
	douzain: 12,
	docen: 12,
	dozzin: 12,
	dizain: 10,
	decen: 10,
	decin: 10,
	quinzain: 15,
	quincen: 15,
	quindicin: 15,
	vingtain: 20,
	veinten: 20,
	ventin: 20,
	trentain: 30,
	trentin: 30,
};

/** The last word of a number, without the ending of its plural. */
const LAST_WORD = /(\p{L}+?)[ae]?s?$/u;

/** What joins a number and its half. */
const AND = /^\s(?:(?:and|und|et|[ey])\s(?:one\s(?=half))?)?/i;

/** What may follow a half after any word: the end, or what joins the food. */
const BEHIND_HALF = /^\s*(?:$|[,;()])|^\s(?:de|di|of)(?:\s|$)|^\s[dl]['’]/i;

/**
 * Adds the half or quarter that follows a number and its unit: `1 taza y media`.
 *
 * @param half The grammar's pattern for it.
 * @return The number, with its half where it has one.
 */
function withHalf(
	text: string,
	number: FoundNumber,
	grammar: NumberGrammar
): FoundNumber {
	const [ all, unit = '', tail = '' ] =
		( grammar.half && matchAt( grammar.half, text, number.end ) ) ?? [];
	const behind = text.slice( number.end + ( all?.length ?? 0 ) );
	if (
		all === undefined ||
		! Number.isInteger( number.value ) ||
		! (
			unit === '' ||
			( WHOLE_UNIT.test( unit ) && ! OF_OTHER.test( behind ) ) ||
			BEHIND_HALF.test( behind )
		)
	) {
		return number;
	}
	const from = number.end + unit.length;
	const said = tail.replace( AND, '' );
	const part = THOUSANDTHS.test( said )
		? Number( said ) / 1000
		: readWhole( said, 0, grammar )?.value;
	const [ , several = '' ] =
		LAST_WORD.exec(
			text.slice( number.start, number.end ).toLowerCase()
		) ?? [];
	const size = SEVERAL_OF[ several ] ?? 1;
	const whole = { ...number, value: number.value + ( part ?? 0.5 ) * size };
	return unit === ''
		? { ...whole, end: from + tail.length }
		: { ...whole, tail: [ from, from + tail.length ] };
}

/**
 * Reads the number that starts at a place.
 *
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
	return found
		? withHalf( text, found, grammar )
		: readArticleAndHalf( text, start, grammar );
}

/** Reads an article that is a number by the half after its unit: `a cup and a half`. */
function readArticleAndHalf(
	text: string,
	start: number,
	grammar: NumberGrammar
): FoundNumber | undefined {
	const end =
		grammar.article && ! /\p{L}/u.test( text[ start - 1 ] ?? '' )
			? matchAt( grammar.article, text, start )?.[ 0 ].length
			: undefined;
	const number =
		end !== undefined
			? withHalf( text, { value: 1, start, end: start + end }, grammar )
			: undefined;
	return number?.tail && number;
}

/**
 * Whether a text contains any number, in digits or in words.
 *
 * @param grammar The languages.
 * @return True for `half a lime`.
 */
export function saysNumber( text: string, grammar: NumberGrammar ): boolean {
	return (
		/[\d¼-¾⅐-⅞]/.test( text ) ||
		[ ...text.matchAll( /(?<![\p{L}\d])\p{L}/gu ) ].some(
			( { index } ) => readNumber( text, index, grammar ) !== undefined
		)
	);
}

/** Two numbers of two digits are a grade: beef of 80/20, shrimp of 16/20. */
const GRADE = /^(?!1\d ?[/⁄] ?16)\d{2,4} ?[/⁄] ?\d{2,4}$/;

/** What would make a number another one, or a price: `½½`, `1/2/3`, `1.2.3`, `60%`, `2 €`. */
const STICKS = new RegExp(
	String.raw`[\d${ VULGAR }/⁄]|[.,]\d| ?[%€£₹]`,
	'yu'
);

/** Passes over the article of `½ a cucumber` and `½ of an onion`. */
function afterArticle( text: string, end: number ): number {
	return end + ( matchAt( ARTICLE, text, end )?.[ 0 ].length ?? 0 );
}

/** Whether a value can be that of an amount, and its digits are not a grade. */
function isAmount( value: number, digits: string ): boolean {
	return (
		Number.isFinite( value ) &&
		value > 0 &&
		value <= MAX_VALUE &&
		! GRADE.test( digits )
	);
}

/** Reads a number without a half after it. */
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
		matchAt( DOZEN, text, start + match[ 0 ].length )?.[ 0 ] ?? '';
	const isGrouped = IS_GROUPED.test( match[ 0 ] );
	const digits =
		comma || isGrouped
			? match[ 0 ].replaceAll( '.', '' ).replace( ',', '.' )
			: match[ 0 ];
	const value = valueOf( digits ) * ( dozen ? 12 : 1 );
	const bare = start + match[ 0 ].length + dozen.length;
	return isAmount( value, digits ) && ! matchAt( STICKS, text, bare )
		? {
				value,
				start,
				end: value < 1 ? afterArticle( text, bare ) : bare,
				...( isGrouped && { isGrouped } ),
			}
		: undefined;
}
