import { plainDigits } from './digits';
import { labelEnd } from './label';
import { skip } from './marks';
import { numberGrammarOf, type NumberGrammar } from './number-grammar';
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

/** Longer texts are not quantities; nobody waits for them to be read. */
export const MAX_LENGTH = 200;

/** What makes the number before it a count of packages: `2 x 400 g`, `2 14-ounce cans`. */
const TIMES = /(?:\s{0,3}[x×]\s{0,3}|\s{1,3})(?=[\d¼-¾⅐-⅞])/iy;

/** Returns as many spaces as a text has letters. */
export const spaces = ( part: string ): string => ' '.repeat( part.length );

/**
 * Replaces tags with spaces, scripts and styles including their content, and
 * leaves every other character at its offset.
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
	return plainDigits( plain );
}

/** The ending of a word in brackets. */
const ENDING = /^\((?:s|es|n|en|e|er|r|x)\)$/;

/** Whether brackets hold the ending of the word before them: `Zehe(n)`, `clove(s)`. */
function isEnding( part: string, before = '' ): boolean {
	return ENDING.test( part ) && /\p{L}/u.test( before );
}

/**
 * Replaces brackets with spaces, as well as tags.
 *
 * @param text  Any text.
 * @param keeps Which brackets stay, by their text and by what precedes.
 * @return Text of the same length.
 */
export function blank(
	text: string,
	keeps: ( part: string, before: string ) => boolean = () => false
): string {
	return blankTags( text ).replace(
		/\([^()]{0,500}\)|\[[^[\]]{0,500}\]/g,
		( part, place: number, all: string ) =>
			isEnding( part, all[ place - 1 ] ) ||
			keeps( part, all.slice( Math.max( 0, place - 40 ), place ) )
				? part
				: spaces( part )
	);
}

/** An amount in brackets: `(9 oz)`, `(about 3)`, `(two 400 g tins)`; not `(6 oz each)` or `(16/20 count)`. */
const AMOUNT_IN_BRACKETS =
	/^[([]\s?(?:(?:or|about|approx(?:imately|\.)?|around|roughly|ca\.?|scant) ){0,2}(?:\.?[\d¼-¾⅐-⅞]|(?:one|two|three|four|five|six|eine?|zwei|drei|vier|une?|deux|trois|quatre|una|dos|tres|cuatro|due|tre|quattro) (?:\(?\d|\p{L}+ (?:à|de|da) \d))(?!.*(?:\b(?:each|count)\b|%))/iu;

/**
 * Whether brackets hold an amount.
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
		/[\d¼-¾⅐-⅞](?:(?:\s{0,2}|-)\p{L}[\p{L}. ]{0,20}|["″”]\s?)$/u.test(
			before
		)
	);
}

/** Reads the zero with which a range may begin: `0 to 1`. */
function readZero( text: string, start: number ): FoundNumber | undefined {
	return /^0(?![\d.,/⁄])/.test( text.slice( start, start + 2 ) ) &&
		! /\d/.test( text[ start - 1 ] ?? '' )
		? { value: 0, start, end: start + 1 }
		: undefined;
}

/** How far apart the ends of a range are at most that begins with a part of one in words. */
const MAX_SPAN = 20;

/** Whether a number in words is by how much something is reduced, and the other to how much: `by half to 350 ml`. */
function isReduction(
	text: string,
	first: FoundNumber,
	second: FoundNumber
): boolean {
	return (
		/^\p{L}/u.test( text.slice( first.start ) ) &&
		second.value > MAX_SPAN * first.value &&
		first.value < 1
	);
}

/**
 * Reads a range or a single number at a place.
 *
 * @param start   Where to read.
 * @param grammar The languages.
 * @return One or two numbers; empty where there is none.
 */
export function readRange(
	text: string,
	start: number,
	grammar: NumberGrammar
): FoundNumber[] {
	const first = readNumber( text, start, grammar ) ?? readZero( text, start );
	if ( ! first ) {
		return [];
	}
	const isBetween = grammar.between.test(
		text.slice( Math.max( 0, start - 20 ), start )
	);
	const joint = isBetween ? grammar.and : grammar.range;
	joint.lastIndex = first.end;
	const second = joint.test( text )
		? readNumber( text, joint.lastIndex, grammar )
		: undefined;
	// What was rounded may be "between ⅛ and ⅛".
	if (
		second &&
		! isReduction( text, first, second ) &&
		( second.value > first.value ||
			( isBetween && second.value === first.value ) )
	) {
		return [ first, second ];
	}
	return first.value > 0 ? [ first ] : [];
}

/**
 * Whether a number counts packages.
 *
 * @return True for the 2 of `2 x 400 g` and of `2 14-ounce cans`.
 */
export function isMultiplier( text: string, number: FoundNumber ): boolean {
	TIMES.lastIndex = number.end;
	return TIMES.test( text );
}

/**
 * Whether a number has a minus sign.
 *
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
 * @param text    The quantity without tags.
 * @param grammar The languages.
 * @return Ranges in order; null where a digit belongs to no number.
 */
function readAll(
	text: string,
	grammar: NumberGrammar
): FoundNumber[][] | null {
	const found: FoundNumber[][] = [];
	let place = 0;
	while ( place < text.length ) {
		const isStart =
			place === 0 ||
			! /[\p{L}]/u.test( text[ place - 1 ] ?? '' ) ||
			/[\d¼-¾⅐-⅞]/.test( text[ place ] ?? '' );
		const range = isStart ? readRange( text, place, grammar ) : [];
		const last = range.at( -1 );
		if ( last ) {
			if ( isNegative( text, place ) ) {
				return null;
			}
			found.push( range );
			place = last.tail?.[ 1 ] ?? last.end;
		} else if ( /[\d¼-¾⅐-⅞]/.test( text[ place ] ?? '' ) ) {
			return null;
		} else {
			place++;
		}
	}
	return found;
}

/** Between a number and the size of each that it counts: `2 x 400 g`, `2 15-ounce cans`, `2 (15 oz (425 g)) cans`, `2 Dosen à 400 g`. */
const BEFORE_SIZE =
	/^(?:\s{0,3}[x×]\s{0,3}|\s{1,3}|\s{0,2}[([]\s?|\s\p{L}+\s(?:(?:à|je|of|at|de|da|von|mit)\s|d['’]))$/iu;

/** Between two ways to say the size of one: the ` oz/` of `2 15 oz/425 g cans`. */
const BETWEEN_SIZES = /^[\s-]?\p{L}+\.?\s?[/|(]\s?$/u;

/** After a number that brackets hold alone: the count of `1 dozen (12)`. */
const ALONE = /^\s?[)\]]/;

/** Leaves out the sizes of what is counted within an amount: the 15 of `3 cups (2 15-ounce cans)`. */
function withoutSizes(
	text: string,
	ranges: readonly FoundNumber[][]
): FoundNumber[] {
	let isSize = false;
	return ranges
		.filter( ( range, at ) => {
			const end = ranges[ at - 1 ]?.at( -1 )?.end;
			isSize =
				end !== undefined &&
				! ALONE.test( text.slice( range.at( -1 )?.end ) ) &&
				( isSize ? BETWEEN_SIZES : BEFORE_SIZE ).test(
					text.slice( end, range[ 0 ]?.start )
				);
			return ! isSize;
		} )
		.flat();
}

/** Removes brackets around a whole quantity with its unit: `(2 cups / 500 ml)`. */
function withoutOuter( text: string ): string {
	return text.replace(
		/^(\s*)\(([^()]*\d\s?\p{L}[^()]*)\)(\s*)$/u,
		'$1 $2 $3'
	);
}

/** Words before the last one, which may be an article: `about a`. Of "half a" the number is before it. */
const BEFORE_LAST = /^(?:(?!(?:half|of)\s)\p{L}+\s)*(?=\p{L}+$)/iu;

/**
 * Reads a quantity as people type it: `1 1/2`, `2-3`, `2 x 400`, `250g/9oz`, `half a`.
 *
 * @param text   The quantity.
 * @param locale Language tag of the text: that of its decimal mark and words; any language by default.
 * @return What it says; null where it says nothing that can be trusted.
 */
export function parseQuantity(
	text: string,
	locale?: string
): ParsedQuantity | null {
	// "1e9" is how programs write numbers, not two numbers of a recipe.
	if ( text.length > MAX_LENGTH || /\d[eE][+-]?\d/.test( text ) ) {
		return null;
	}
	const grammar = numberGrammarOf( locale );
	const start = labelEnd( text, grammar );
	const end = text.trimEnd().length;
	const before = BEFORE_LAST.exec( text.slice( start, end ) )?.[ 0 ];
	const word = start + ( before ?? '' ).length;
	if (
		grammar.article &&
		before !== undefined &&
		skip( grammar.article, text, word ) === end
	) {
		return {
			value: 1,
			valueMax: null,
			scalable: [ { value: 1, start: word, end } ],
		};
	}
	const plain = blank( withoutOuter( text ), saysAgain );
	const ranges = readAll( plain, grammar );
	const first = ranges?.[ 0 ];
	const [ low, high ] = first ?? [];
	if ( ! ranges || ! first || ! low ) {
		return null;
	}
	const isCount = isMultiplier( plain, first.at( -1 ) ?? low );
	return {
		value: low.value,
		valueMax: high?.value ?? null,
		scalable: isCount ? first : withoutSizes( plain, ranges ),
	};
}
