import {
	findUnit,
	grammarOf,
	isPackage,
	readUnit,
	skip,
} from '@larder/quantity';
import type { MeasuredAmount, EquivalentAmounts } from './equivalent-amounts';

/**
 * Returns whether an amount is a volume in metric units. Where that is how large a
 * container is, it stays: nobody sells a bottle of 3 cups and 2 tablespoons.
 *
 * @return True for `750 ml`.
 */
export function isMetricVolume( way: readonly MeasuredAmount[] ): boolean {
	return way.every(
		( { dimension, system } ) =>
			dimension === 'volume' && system === 'metric'
	);
}

/** A word and the bracket after it. */
const WORD_BEFORE = /(\p{L}+)\s?[([]$/u;

/** What closes a bracket. */
const CLOSED = /[)\]]?/y;

/**
 * Returns whether an amount says how large a container is: `a 750 ml bottle`, `1 can (400 ml)`.
 *
 * @param said       The amount.
 * @param said.start Where it starts.
 * @param said.end   Where it ends.
 * @param locale     Language tag of the page.
 * @return False for `750 ml of wine`.
 */
export function isContainerSize(
	text: string,
	{ start, end }: EquivalentAmounts,
	locale: string | undefined
): boolean {
	const grammar = grammarOf( locale ?? 'en' );
	const [ , word = '' ] =
		WORD_BEFORE.exec( text.slice( Math.max( 0, start - 30 ), start ) ) ??
		[];
	const behind = readUnit( text, skip( CLOSED, text, end ), grammar, true );
	return [ findUnit( word, grammar.units ), behind?.id ].some( ( id ) =>
		isPackage( id ?? '' )
	);
}

/** The count of things whose size follows it: the `2 ×` of `2 × 9-inch pie crusts`. */
const TIMES = /^[\d¼-¾⅐-⅞.,/⁄\s]+[x×]\s?/iu;

/** The size of a container, in brackets or after a preposition: `(500 ml)`, `à 400 ml`. */
const CONTAINER_SIZE =
	/^(?:\((?:(?:à|je|de|da|about|ca\.?|circa|etwa|environ|unos|d['’]environ)\s){0,2}\d[\d.,]*\s?(?:[mcd]?l|(?:milli|centi|deci)?(?:lit(?:er|re|ro)s?|litri))\)|(?:à|je|de|da)\s(?:(?:about|ca\.?|circa|etwa|environ|unos)\s)?\d[\d.,]*\s?[mcd]?l(?!\p{L}))/iu;

/**
 * Finds the count of things whose size follows it.
 *
 * @return The `2 × ` of `2 × 9-inch`; empty where there is none.
 */
export function countOfSized( quantity: string ): string {
	return TIMES.exec( quantity )?.[ 0 ] ?? '';
}

/**
 * Finds the size of a container with which the note of an ingredient begins.
 *
 * @param locale Language tag of the page.
 * @return The `(500 ml)` of `1 bottle beer (500 ml)`; empty where there is none.
 */
export function sizeOfContainer(
	note: string,
	unit: string,
	locale: string | undefined
): string {
	return isPackage(
		readUnit( unit, 0, grammarOf( locale ?? 'en' ), true )?.id ?? ''
	)
		? ( CONTAINER_SIZE.exec( note )?.[ 0 ] ?? '' )
		: '';
}
