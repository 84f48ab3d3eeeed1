import { findUnit } from './units';
import type { Span } from './span';

/** A unit and where it stands. */
export type FoundUnit = { id: string; span: Span };

/** Words that may stand between a number and its unit. */
const SIZE =
	/(?:(?:very |extra[ -])?(?:small|sm|medium|med|large|lg|big|heaped|heaping|rounded|level|scant|generous|good|packed|thick|thin|fat|full|short|long|whole|fresh|medium-size|medium-sized|good-sized|thumb-sized|\p{L}+-(?:thin|thick|sized?|long))\.?,? )/iuy;

const WORD = /[\p{L}]+(?:\.(?!\p{L}))?/uy;

/** What joins a number and its unit: `14-ounce`. */
const SPACE = /[\s-]{0,3}/y;

function skip( pattern: RegExp, text: string, start: number ): number {
	pattern.lastIndex = start;
	return pattern.test( text ) ? pattern.lastIndex : start;
}

function word(
	text: string,
	start: number
): { text: string; end: number } | null {
	WORD.lastIndex = start;
	const match = WORD.exec( text );
	return match && { text: match[ 0 ], end: start + match[ 0 ].length };
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
	const first = word( text, place );
	if ( ! first || ( isAlone && first.text.length < 3 ) ) {
		return null;
	}
	const second = word( text, skip( /[\s-]{1,3}/y, text, first.end ) );
	const both = second && findUnit( `${ first.text } ${ second.text }` );
	const found = both ?? findUnit( first.text );
	if ( ! found ) {
		return null;
	}
	return {
		id: found.unit.id,
		span: [ place, both ? second.end : first.end ],
	};
}
