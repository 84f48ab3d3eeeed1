/** Words about how a measure is filled that hold in any unit. */
const KEPT = /(?<!\p{L})(?:scant|generous)(?!\p{L})/iu;

/** Words after which nobody knows how much it is: `1 heaped cup`. */
const HEAPED =
	/(?<!\p{L})(?:heaped|heaping|rounded|gehäuft\p{L}*|geh\.|bombée?s?|colmad[ao]s?|colm[oaie])(?!\p{L})/iu;

/**
 * Returns whether a measure is filled above its edge.
 *
 * @param words What is between a number and its unit.
 * @return True for `heaped` and its like.
 */
export function isHeaped( words: string ): boolean {
	return HEAPED.test( words );
}

/**
 * Returns the word about how a measure is filled that is within an amount.
 *
 * @param amount Such as `1 scant cup`.
 * @return Such as `scant `, to be written before the number; empty without one.
 */
export function qualifierOf( amount: string ): string {
	const word = KEPT.exec( amount )?.[ 0 ];
	return word === undefined ? '' : `${ word } `;
}

/** What precedes two ends with a word between: `de 2 a 3`. */
export const FROM = /(?<!\p{L})(?:from|von|de|da)\s$/iu;

/** Numbers that are spoken with a vowel: eight, eleven, eighteen. */
const VOWEL = /^(?:8|1[18](?!\d))/;

/** The article right before a number. */
const ARTICLE = /(?<!\p{L})an?\s$/iu;

/**
 * Returns the English article before a number that was rewritten.
 *
 * @param before What precedes the number.
 * @param number What begins with the number.
 * @param locale Language tag of the page.
 * @return Where an article begins in `before`, and it as it should be with the space after it; null where it is right or there is none.
 */
export function articleFor(
	before: string,
	number: string,
	locale: string | undefined
): { start: number; text: string } | null {
	const found = /^en/i.test( locale ?? 'en' ) ? ARTICLE.exec( before ) : null;
	const [ article = '' ] = found ?? [];
	const right = `${ article.charAt( 0 ) }${ VOWEL.test( number ) ? 'n' : '' } `;
	return found && right !== article.replace( /\s$/, ' ' )
		? { start: found.index, text: right }
		: null;
}

/** The word between the ends of a range, which stays where each has its unit: `500 g to 1 kg`. */
const JOINT_WORD = /(?<=[\p{L}.])\s(?:to|or)\s/iu;

/** The dash between two ends that have each its unit. */
const BETWEEN_UNITS = /\s–\s/;

/**
 * Returns a range with the word that was typed between its ends.
 *
 * @param quantity The range as printed.
 * @param typed    The same as typed.
 * @return The quantity; as printed where both ends have one unit.
 */
export function withJoint( quantity: string, typed: string ): string {
	const [ joint ] = JOINT_WORD.exec( typed ) ?? [];
	return joint === undefined
		? quantity
		: quantity.replace( BETWEEN_UNITS, joint );
}
