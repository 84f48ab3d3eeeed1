import { isMeasure, readAmount, type Grammar } from '@larder/quantity';
import { PIECES } from './step-words';
import type { Found } from './write-amount';

/** Before a size: it is said roughly. */
const ABOUT = String.raw`(?:(?:about|around|roughly|approx(?:imately|\.)|ca\.|etwa|rund|circa|environ|unos|unas)\s)?(?=[\d¼-¾⅐-⅞])`;

/** Words that may precede the noun: `gleich große`, `equal`. */
const ADJECTIVES = String.raw`^\s(?:\p{Ll}[\p{L}-]*\s){0,2}?`;

/** What is counted, up to its size: any noun in German, and what one shapes or cuts. */
const UP_TO_SIZE: readonly RegExp[] = [
	new RegExp(
		String.raw`${ ADJECTIVES }(?<noun>\p{Lu}[\p{L}-]+)\s(?:\(?(?:à|zu je|von je)|\(je)\s${ ABOUT }`,
		'u'
	),
	new RegExp(
		String.raw`${ ADJECTIVES }(?<noun>${ PIECES })(?:\s\p{Ll}+)?\s\(?d[aei]\s${ ABOUT }`,
		'u'
	),
];

/** The same where only a word after the size, or `each` before it, makes it that of each. */
const UP_TO_SIZE_OF_EACH = new RegExp(
	String.raw`${ ADJECTIVES }(?<noun>${ PIECES })(?:,?\s\(|,?\s)(?<each>each\s)?(?:of\s|weighing\s)?${ ABOUT }`,
	'u'
);
const EACH = /^\)?\s(?:each|apiece)(?!\p{L})/iu;

/**
 * Reads a number of pieces whose size the text says: `12 pieces (50 g each)`. Of
 * twice as much there are twice as many of them, each as large as before.
 *
 * @param text    Plain text.
 * @param start   Where the number starts.
 * @param end     Where it ends.
 * @param grammar The languages.
 * @return The number with its noun and where the size ends; null where no size is said.
 */
export function sizedPieces(
	text: string,
	start: number,
	end: number,
	grammar: Grammar
): Found | null {
	const behind = text.slice( end );
	const ofAll = UP_TO_SIZE.map( ( pattern ) => pattern.exec( behind ) ).find(
		Boolean
	);
	const match = ofAll ?? UP_TO_SIZE_OF_EACH.exec( behind );
	const { noun = '', each } = match?.groups ?? {};
	const size = match && readAmount( text, end + match[ 0 ].length, grammar );
	if (
		! match ||
		! size?.unit ||
		! isMeasure( size.unit.id ) ||
		! ( ofAll || each || EACH.test( text.slice( size.end ) ) )
	) {
		return null;
	}
	const at = end + match[ 0 ].indexOf( noun );
	return {
		start,
		end: at + noun.length,
		noun: { text: noun, start: at, isUnit: true },
		sizeEnd: size.end,
	};
}
