import { readAmount, readAmountOrOne, type Amount } from './amount';
import { isKnownFood } from './known-foods';
import type { Grammar } from './grammar';
import { skip } from './marks';
import { anyOf, LANGUAGES } from './number-grammar';
import { VULGAR } from './number';
import { isLength, isMeasure } from './units';

const PARTS = anyOf( LANGUAGES.map( ( { parts } ) => parts ) );

/** What one takes of a fruit, an egg or a pod, right before the amount of these. */
export const PART = new RegExp( `(?<![\\p{L}-])(?:${ PARTS })$`, 'iu' );

/** The same anywhere. */
const ANY_PART = new RegExp( `(?<![\\p{L}-])(?:${ PARTS })`, 'iu' );

/** The words of a note that says what a food is taken from: `(from 1 lemon)`. */
const ORIGIN =
	/(?:^|[,;(])\s*(?:freshly |frisch |fresh )?(?:squeezed |taken |gepresst )?(?:from|aus|von|de|di)\s(?:about |ca\.? |etwa )?$/iu;

/** What joins a further whole to one of which a part is taken: `zest of 1 lemon and 1 orange`. */
const MORE =
	/(?:^|[,;+&(]|(?<!\p{L})(?:and|or|plus|und|oder|et|ou|y|o|e|oppure|más|più))\s{0,2}(?:(?:or )?(?:about|approx\.?|ca\.?|etwa|environ|unos|circa)\s)?(?:d['’]|(?:of|from|von|aus|d[ei])\s)?$/iu;

/** Where further foods or a purpose begin, as a part of expressions. */
export const NEXT =
	'\\s(?:and|or|for|with|und|oder|für|y|o|para|et|ou|pour|e|per)\\s';

/** A count of the food before it: `(2)`, `(3 cloves)`, `(mezzo cubetto)`. */
const COUNT_IN_BRACKETS =
	/^\s*\((?:(?:from|aus|about|approx\.?|approximately|around|roughly|ca\.?|circa|etwa|ungefähr|environ|unos|unas|aproximadamente)\s)?(?=[\d¼-¾⅐-⅞\p{L}])/iu;

/** What joins a count and the size of each: `4 fillets à 150 g`, `4 x 6 oz`. */
const BEFORE_SIZE =
	/^[\s,]*(?:(?:[x×]|à|a|je|jeweils|de|da|of|at)\s|d['’]|\()?(?=\S)/iu;

/** Where a number or a word may start. */
const START = /(?<![^\s'’(])\S/gu;

const DIGIT = new RegExp( `[\\d${ VULGAR }]` );

/**
 * Whether a text says what is taken of a whole.
 *
 * @param text The text.
 * @return True for `juice of half`.
 */
export function hasPartWord( text: string ): boolean {
	return ANY_PART.test( text );
}

/** Whether an amount counts something that is taken whole, or measures it. */
function isTaken(
	plain: string,
	{ numbers, unit }: Amount,
	isPart: boolean,
	grammar: Grammar
): boolean {
	const end = numbers.at( -1 )?.end ?? 0;
	return (
		( ! unit || ( isPart && isMeasure( unit.id ) ) ) &&
		skip( grammar.fixed, plain, end ) === end
	);
}

/**
 * Reads of how many of its food a name or note takes a part: `lemon, juice of 1`.
 *
 * @param plain   The name or note without tags.
 * @param grammar The languages.
 * @param isMore  Whether what precedes it takes a part of something.
 * @return The amounts; none where another number is beside them.
 */
export function countsAfterFood(
	plain: string,
	grammar: Grammar,
	isMore = false
): Amount[] {
	const found: Amount[] = [];
	let rest = plain;
	let from = 0;
	for ( const { index } of plain.matchAll( START ) ) {
		// The half of "un limón y medio" is in its number.
		if ( index < from ) {
			continue;
		}
		const before = plain.slice( 0, index );
		const isPart =
			PART.test( before ) ||
			( ( isMore || found.length > 0 ) && MORE.test( before ) );
		const amount =
			isPart || ORIGIN.test( before )
				? readAmountOrOne( plain, index, grammar )
				: null;
		if ( amount && isTaken( plain, amount, isPart, grammar ) ) {
			found.push( amount );
			from = amount.numbers.at( -1 )?.tail?.[ 1 ] ?? amount.end;
			rest =
				rest.slice( 0, index ) +
				' '.repeat( amount.end - index ) +
				rest.slice( amount.end );
		}
	}
	return DIGIT.test( rest ) ? [] : found;
}

/** What joins a count and the size of each before its noun. */
const JOINT_OF_NOUN = /^\s?(?:[x×]\s)?\(?$/i;

/** The noun of what is as large as the size before it says: the ` tins` of `2 400 g tins`, `2 (15-ounce) cans`. */
const SIZED_NOUN = /^\)?[\s-]?\p{L}+(?:\s\p{L}+)?$/u;

/** Whether what follows a count says how large each is: `à 150 g`, `x 6 oz`, `, 6 oz each`, ` 400 g tins`. */
function isSizeOfEach( rest: string, grammar: Grammar ): boolean {
	const joint = skipOnce( BEFORE_SIZE, rest );
	const size = readAmount(
		rest,
		skip( grammar.again, rest, joint ),
		grammar
	);
	const behind = rest.slice( size?.end ).trim();
	return (
		isMeasure( size?.unit?.id ?? '' ) &&
		( behind === ''
			? rest.slice( 0, joint ).trim() !== ''
			: grammar.each.test( behind ) ||
				( JOINT_OF_NOUN.test( rest.slice( 0, joint ) ) &&
					SIZED_NOUN.test( behind ) ) )
	);
}

/** Whether a bare number in brackets counts what is measured: `(about 6)`, `(4 or 5)`; "(21-25)" is a grade of shrimp. */
function isSaidAsCount(
	note: string,
	isAbout: boolean,
	{ numbers }: Amount
): boolean {
	const [ low, high ] = numbers;
	return (
		isAbout ||
		( low !== undefined &&
			high !== undefined &&
			/\p{L}/u.test( note.slice( low.end, high.start ) ) )
	);
}

/** What joins a count and what says it again: `(1 packet or 7 grams)`. */
const BEFORE_AGAIN = /^\s?(?:[,;/|=(]|(?:or|oder|ou|oppure|o)\s)\s?/iu;

/** What a line says of how much, besides the count in its brackets. */
type Own = {
	/** The food. */
	name: string;
	/** Whether that is measured. */
	isMeasured: boolean;
	/** How many the line counts; null where it counts and measures nothing. */
	count: number | null;
};

/**
 * Reads the count in brackets of a food: `eggs (2)`, `garlic (3 cloves)`, `2 lb potatoes (about 6 medium)`,
 * `600 g fish (4 fillets à 150 g)`, `800 g tomatoes (two 400 g tins)`. Of what is counted it says how many
 * there are of it in each, `1 box (12 eggs)`, but where it is not exact or says the same count again with a size.
 *
 * @param note    The brackets without tags, and what follows them.
 * @param own     What the line says besides.
 * @param grammar The languages.
 * @return The amount; none where the brackets hold more than it.
 */
export function countInBrackets(
	note: string,
	own: Own,
	grammar: Grammar
): Amount[] {
	const start = skipOnce( COUNT_IN_BRACKETS, note );
	const amount = start > 0 ? readAmount( note, start, grammar ) : null;
	if ( ! amount ) {
		return [];
	}
	const [ rest = '' ] =
		/^(?:[^()]|\([^()]*\))*/.exec( note.slice( amount.end ) ) ?? [];
	const isSized = isSizeOfEach( rest, grammar );
	const isAbout = ! note.slice( 0, start ).endsWith( '(' );
	const isInDigits = DIGIT.test( note.charAt( start ) );
	const isExact = isSized && amount.numbers[ 0 ]?.value === own.count;
	const isSeveral =
		isSized || countsFood( note, amount, rest, isAbout, own, grammar );
	if (
		! ( isExact || isOfAll( own, isAbout && isInDigits ) ) ||
		! ( amount.unit || isSized || isInDigits ) ||
		! isCounted( note, amount, isSeveral, grammar )
	) {
		return [];
	}
	const again = own.isMeasured
		? measureBehind( note, amount.end, grammar )
		: null;
	return again || isSized || endsCount( rest, grammar )
		? [ amount, ...( again ? [ again ] : [] ) ]
		: [];
}

/** Whether a count in brackets is that of all, not of each. */
const isOfAll = ( { count, isMeasured }: Own, isAbout: boolean ): boolean =>
	count === null || isMeasured || isAbout;

/** Whether nothing follows a count, or how its food is prepared. */
const endsCount = ( rest: string, grammar: Grammar ): boolean =>
	rest.trim() === '' || grammar.preparedBehind.test( ` ${ rest }` );

/** Whether a number in brackets without a size counts the food of its line. */
function countsFood(
	note: string,
	amount: Amount,
	rest: string,
	isAbout: boolean,
	{ name, isMeasured }: Own,
	grammar: Grammar
): boolean {
	return (
		( isMeasured && rest.trim() !== '' ) ||
		( ( ! isMeasured || isSaidAsCount( note, isAbout, amount ) ) &&
			isKnownFood( name, grammar.code ) )
	);
}

/** Reads the measure that says a count again, up to the end of its brackets. */
function measureBehind(
	note: string,
	end: number,
	grammar: Grammar
): Amount | null {
	const joint = skipOnce( BEFORE_AGAIN, note.slice( end ) );
	const again =
		joint > 0
			? readAmount(
					note,
					skip( grammar.again, note, end + joint ),
					grammar
				)
			: null;
	return again &&
		isMeasure( again.unit?.id ?? '' ) &&
		/^\s?[)\]]/.test( note.slice( again.end ) )
		? again
		: null;
}

/** Whether an amount has a unit that is counted, or counts something itself. */
function isCounted(
	note: string,
	{ numbers, unit }: Amount,
	isSeveral: boolean,
	grammar: Grammar
): boolean {
	const end = numbers.at( -1 )?.end ?? 0;
	return unit
		? ! isMeasure( unit.id ) && ! isLength( unit.id )
		: isSeveral && skip( grammar.fixed, note, end ) === end;
}

/** Finds where a pattern ends at the start of a text. */
const skipOnce = ( pattern: RegExp, text: string ): number =>
	pattern.exec( text )?.[ 0 ].length ?? 0;
