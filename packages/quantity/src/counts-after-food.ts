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
	/^\((?:(?:about|approx\.?|approximately|around|roughly|ca\.?|circa|etwa|ungefähr|environ|unos|unas|aproximadamente)\s)?(?=[\d¼-¾⅐-⅞\p{L}])/iu;

/** What joins a count and the size of each: `4 fillets à 150 g`, `4 x 6 oz`. */
const BEFORE_SIZE =
	/^[\s,]*(?:(?:[x×]|à|a|je|jeweils|de|da|of|at)\s|d['’])?(?=\S)/iu;

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

/** Whether what follows a count says how large each is: `à 150 g`, `x 6 oz`, `, 6 oz each`. */
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
			: grammar.each.test( behind ) )
	);
}

/** Whether a bare number in brackets counts what is measured: `(about 6)`, `(4 or 5)`; "(21-25)" is a grade of shrimp. */
function isSaidAsCount(
	note: string,
	start: number,
	{ numbers }: Amount
): boolean {
	const [ low, high ] = numbers;
	return (
		start > 1 ||
		( low !== undefined &&
			high !== undefined &&
			/\p{L}/u.test( note.slice( low.end, high.start ) ) )
	);
}

/**
 * Reads the count in brackets of a food: `eggs (2)`, `garlic (3 cloves)`, `2 lb potatoes (about 6 medium)`,
 * `600 g fish (4 fillets à 150 g)`.
 *
 * @param note       The note without tags.
 * @param name       The food.
 * @param grammar    The languages.
 * @param isMeasured Whether the food is also measured.
 * @return The amount; none where the brackets hold more than it.
 */
export function countInBrackets(
	note: string,
	name: string,
	grammar: Grammar,
	isMeasured = false
): Amount[] {
	const start = skipOnce( COUNT_IN_BRACKETS, note );
	const amount = start > 0 ? readAmount( note, start, grammar ) : null;
	if (
		! amount ||
		( ! amount.unit && ! DIGIT.test( note[ start ] ?? '' ) )
	) {
		return [];
	}
	const [ rest = '' ] = /^[^)]*/.exec( note.slice( amount.end ) ) ?? [];
	const isSized = isSizeOfEach( rest, grammar );
	const isSeveral =
		isSized ||
		( isMeasured && rest.trim() !== '' ) ||
		( ( ! isMeasured || isSaidAsCount( note, start, amount ) ) &&
			isKnownFood( name, grammar.code ) );
	return isCounted( note, amount, isSeveral, grammar ) &&
		( rest.trim() === '' ||
			isSized ||
			grammar.preparedBehind.test( ` ${ rest }` ) )
		? [ amount ]
		: [];
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
