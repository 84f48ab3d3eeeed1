import type { Span } from './span';
import { findUnit } from './units';

/** A unit and where it stands. */
export type FoundUnit = { id: string; span: Span };

/** Words that may stand between a number and its unit. */
const SIZE =
	/(?:(?:very |extra[ -])?(?:small|sm|medium|med|large|lg|big|heaped|heaping|rounded|level|scant|generous|good|packed|thick|thin|fat|full|short|long|whole|plump|fresh|medium-size|medium-sized|good-sized|thumb-sized|\p{L}+-(?:thin|thick|sized?|long))\.?,? )/iuy;

const WORD = /[\p{L}]+(?:\.(?!\p{L}))?/uy;

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

/**
 * Reads the unit that follows a number, passing over words of size.
 *
 * @param text    The line without tags and brackets.
 * @param start   Where the number ends.
 * @param isAlone Whether there is no number: then one letter is no unit.
 * @return Id and place of the unit, or null.
 */
export function readUnit(
	text: string,
	start: number,
	isAlone = false
): FoundUnit | null {
	let place = skip( SPACE, text, start );
	for ( let sizes = 0; sizes < 3; sizes++ ) {
		place = skip( SIZE, text, place );
	}
	const ends = wordEnds( text, place );
	if ( isAlone && ( ends[ 0 ] ?? place ) - place < 3 ) {
		return null;
	}
	for ( const end of ends.reverse() ) {
		const id = findUnit( text.slice( place, end ).replace( '-', ' ' ) );
		if ( id !== undefined ) {
			return { id, span: [ place, end ] };
		}
	}
	return null;
}
