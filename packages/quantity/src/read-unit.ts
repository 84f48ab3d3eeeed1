import type { Span } from './span';
import { findUnit } from './units';
import type { Grammar } from './grammar';

/** A unit and where it stands. */
export type FoundUnit = { id: string; span: Span };

/** A word; with the letters of an abbreviation such as `c.à.s.` or `c/s`. */
const WORD =
	/(?:\p{L}\.){1,3}\p{L}\.?(?!\p{L})|\p{L}\/\p{L}(?!\p{L})|\p{L}+(?:\.(?!\p{L}))?/uy;

/** What joins a number and its unit: `14-ounce`. */
const SPACE = /[\s-]{0,3}/y;

/** Units have no more words than this: `cuillère à soupe`. */
const MOST_WORDS = 3;

function skip( pattern: RegExp, text: string, start: number ): number {
	pattern.lastIndex = start;
	return pattern.test( text ) ? pattern.lastIndex : start;
}

/** Reads the next words; where each of them ends. */
function wordEnds( text: string, start: number ): number[] {
	const ends: number[] = [];
	let place = start;
	while ( ends.length < MOST_WORDS ) {
		const end = skip( WORD, text, place );
		if ( end === place ) {
			break;
		}
		ends.push( end );
		place = skip( /[\s-]{1,3}/y, text, end );
	}
	return ends;
}

/** Reads the unit at a place; the longest, for a size may be part of its name: `petite cuillère`. */
function unitAt(
	text: string,
	place: number,
	grammar: Grammar,
	isAlone: boolean
): FoundUnit | null {
	const ends = wordEnds( text, place );
	if ( isAlone && ( ends[ 0 ] ?? place ) - place < 3 ) {
		return null;
	}
	for ( const end of ends.reverse() ) {
		const id = findUnit(
			text.slice( place, end ).replaceAll( '-', ' ' ),
			grammar.units
		);
		if ( id !== undefined ) {
			const { after } = grammar;
			return {
				id,
				span: [ place, after ? skip( after, text, end ) : end ],
			};
		}
	}
	return null;
}

/**
 * Reads the unit that follows a number, passing over words of size.
 *
 * @param text    The line without tags and brackets.
 * @param start   Where the number ends.
 * @param grammar The languages.
 * @param isAlone Whether there is no number: then one letter is no unit.
 * @return Id and place of the unit, or null.
 */
export function readUnit(
	text: string,
	start: number,
	grammar: Grammar,
	isAlone = false
): FoundUnit | null {
	let place = skip( SPACE, text, start );
	for ( let sizes = 0; sizes < 4; sizes++ ) {
		const found = unitAt( text, place, grammar, isAlone );
		const next = skip( grammar.size, text, place );
		if ( found || next === place ) {
			return found;
		}
		place = next;
	}
	return null;
}
