import {
	MAX_FIRST_LINE_LENGTH,
	MAX_FAREWELL_LINES,
} from '@larder/contracts/constants';
import type { Line } from '../list/insert';
import { decodeText, lineOf } from '../text/html-text';
import { factOf } from './facts';
import rules from './rules.json';

/** What may be around the words of a letter. */
const SIGNS = `[\\s.,!…–—-]|[${ rules.emoji }♥❤]`;

const GREETING = new RegExp( `^(?:${ rules.greeting })(?:${ SIGNS })*$`, 'iu' );
const WISH = new RegExp( `^(?:${ rules.wish })(?:${ SIGNS })*`, 'iu' );
const FAREWELL = new RegExp( `^(?:${ SIGNS })*${ rules.farewell }`, 'iu' );
/** A name, which begins with a capital; kisses may follow it. */
const SIGNATURE = new RegExp(
	`^(?:${ SIGNS })*(?:${ rules.signature })?(?:${ SIGNS }|[xXoO])*$`,
	'u'
);
/** A name alone, with nothing around it that a name may be without. */
const NAME = new RegExp( `^(?:${ rules.signature })[\\s.]*$`, 'u' );
/** A word that takes leave above a name, and elsewhere is one of a dish: "Love Cake". */
const SIGNED = new RegExp( `^(?:${ rules.signed })$`, 'iu' );
/** Foods that begin with a capital as names do. */
const FOOD = new RegExp( `^(?:${ rules.commonFoods })$`, 'iu' );
/** A greeting as which no recipe is called: one word, or with a comma at its end. */
const SURE = /^(?:\p{L}+[\s\p{P}]*|.*[,،]\s*)$/u;
/** What says something of a recipe behind a label: "Wine: Riesling". */
const LABELLED = /^\p{L}[\p{L}' -]{1,28}?\s*[:：]\s/u;
const KISSED = /^\p{Lu}[\p{L}'’-]*\s+[xX]{1,5}$/u;

/** Returns the words of a line; a heading may have lost the colon that it ended with. */
const textOf = ( { html, isHeading, level = 0 }: Line ): string =>
	lineOf( html ) + ( isHeading && level === 0 ? ':' : '' );

/** Returns whether a text takes leave: "Love, Mum". */
function isFarewell( text: string ): boolean {
	const [ words ] = FAREWELL.exec( text ) ?? [];
	return (
		KISSED.test( text ) ||
		( words !== undefined && SIGNATURE.test( text.slice( words.length ) ) )
	);
}

/** Returns whether a line does, with a wish before it or not: "Enjoy! xx Mum". */
function takesLeave( line: Line ): boolean {
	const text = textOf( line );
	const [ wish = '' ] = WISH.exec( text ) ?? [];
	const rest = text.slice( wish.length );
	return isFarewell( text ) || ( wish !== '' && isFarewell( rest ) );
}

/** Returns whether a line is a name; a food is none. */
function isName( line: Line ): boolean {
	const text = textOf( line );
	return NAME.test( text ) && ! FOOD.test( text );
}

/** Returns whether a line takes leave because of the name below it: "Love", and then "Mum". */
function isSigned( line: Line, next: Line | undefined ): boolean {
	return (
		next !== undefined && SIGNED.test( textOf( line ) ) && isName( next )
	);
}

/** Returns whether a line wishes well, and no more: "Enjoy!" One with a number is a step. */
function isWish( line: Line | undefined ): boolean {
	return (
		line !== undefined &&
		! line.isCounted &&
		! line.picture &&
		textOf( line ).replace( WISH, '' ) === ''
	);
}

/**
 * Finds where a letter begins to take leave below a recipe. A wish alone is the last
 * step of many recipes, but below numbered steps it has no number.
 *
 * @param lines The lines of the last part.
 * @return The first such line; their number where there is none.
 */
export function farewellIn( lines: readonly Line[] ): number {
	const at = lines.findIndex(
		( line, index ) =>
			index >= lines.length - MAX_FAREWELL_LINES &&
			( takesLeave( line ) ||
				isSigned( line, lines[ index + 1 ] ) ||
				( isWish( line ) && lines[ index - 1 ]?.isCounted ) ) &&
			lines
				.slice( index + 1 )
				.every(
					( next ) =>
						takesLeave( next ) || SIGNATURE.test( textOf( next ) )
				)
	);
	if ( at < 0 ) {
		return lines.length;
	}
	return isWish( lines[ at - 1 ] ) ? at - 1 : at;
}

/** Returns whether lines that seem to take leave surely do: a name is below or behind the words. */
function isSurelyFarewell( first: Line, others: readonly Line[] ): boolean {
	const text = textOf( first );
	const rest = text.slice( FAREWELL.exec( text )?.[ 0 ].length ?? 0 );
	return others.length === 0
		? /^[,!]\s*\p{Lu}/u.test( rest )
		: takesLeave( first ) && others.some( isName );
}

/**
 * Finds where a letter begins to take leave below a list of foods, as far as that is
 * sure: "Best Foods Mayonnaise" has no name below it.
 *
 * @param lines The lines of the list.
 * @return The first such line; their number where there is none.
 */
export function farewellBelowFoods( lines: readonly Line[] ): number {
	const at = farewellIn( lines );
	const first = lines[ at ];
	return first && isSurelyFarewell( first, lines.slice( at + 1 ) )
		? at
		: lines.length;
}

/**
 * Returns whether a line greets whom a letter is for, as "Hello Dolly Bars!" seems to.
 *
 * @return False for a heading of Markdown or of a page.
 */
export function greets( line: Line ): boolean {
	return ( line.level ?? 0 ) === 0 && GREETING.test( textOf( line ) );
}

/** Returns whether a line ends as a sentence of a letter does. */
function isSaid( line: Line ): boolean {
	return ( line.level ?? 0 ) === 0 && /[.!?…]$/.test( textOf( line ) );
}

/**
 * Marks what a letter says above its recipe: a greeting at its start, and the
 * sentences below it. Where no title is below these, "Hello Dolly Bars!" is one itself.
 *
 * @param lines The lines above the lists.
 * @return The same lines, those set aside.
 */
export function withoutLetter( lines: readonly Line[] ): Line[] {
	const own = lines.filter(
		( line ) =>
			line.picture === undefined &&
			! line.isAside &&
			factOf( textOf( line ) ) === null
	);
	const [ first, ...others ] = own;
	const start = lines.find( ( { picture } ) => picture === undefined );
	if ( first === undefined || first !== start || ! greets( first ) ) {
		return [ ...lines ];
	}
	const title = others.find( ( line ) => ! isSaid( line ) );
	const text = title && textOf( title );
	const hasTitle =
		text !== undefined &&
		text.length <= MAX_FIRST_LINE_LENGTH &&
		! LABELLED.test( text );
	const end = title ? own.indexOf( title ) : own.length;
	const said = new Set( own.slice( 0, end ) );
	return hasTitle || SURE.test( decodeText( first.html ).trim() )
		? lines.map( ( line ) =>
				said.has( line ) ? { ...line, isAside: true } : line
			)
		: [ ...lines ];
}
