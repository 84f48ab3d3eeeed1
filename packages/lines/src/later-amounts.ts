import {
	readAmount,
	readUnit,
	type Amount,
	type FoundUnit,
	type Grammar,
} from '@larder/quantity';

/** Parts of plants and loaves that English names after the food: `2 garlic cloves`. */
const PARTS = new Set( [
	'clove',
	'stalk',
	'rib',
	'sprig',
	'bulb',
	'slice',
	'head',
	'stem',
	'spear',
] );

/** Where the name of the food ends. */
const NAME_END =
	/\s*[,;]|\s+-|\s(?:or|and|with|plus|for|to|from|about|cut|at)\s|\s{2}|\s*$/;

/** The last word of a name, unless a preposition precedes it. */
const LAST_WORD = /(?<!\s(?:in|into|en|a|à|di|de|of|mit))\s\p{L}+$/iu;

/** Where an amount may start that is not first. */
const LATER =
	/(?<!(?:[$€£₹#]|\b(?:typ[eo]?|n[o°º]|nr|size|page|note|step|gas mark)\b\.?|\b[ps]\.) ?)(?:(?<![\p{L}\d¼-¾⅐-⅞/⁄.,−-])|(?<=\sx))(?:\.?[\d¼-¾⅐-⅞]|(?<=\b(?:of|from) )(?:one|two|three|four|half))/giu;

/**
 * Finds a unit at the end of the name: `2 garlic cloves, crushed`.
 *
 * @param plain The line without tags and brackets.
 * @param start Where the name begins.
 * @param grammar The languages.
 * @return The unit, or null.
 */
export function trailingUnit(
	plain: string,
	start: number,
	grammar: Grammar
): FoundUnit | null {
	const rest = plain.slice( start );
	const name = rest.slice( 0, rest.search( NAME_END ) );
	const last = LAST_WORD.exec( name );
	const unit = last ? readUnit( plain, start + last.index, grammar ) : null;
	return unit && PARTS.has( unit.id ) ? unit : null;
}

/**
 * Finds an amount that is not first: `juice of 1 lemon`, `honey, ½ cup`.
 *
 * @param plain  The line without tags and brackets.
 * @param inside The line without tags; its brackets count when there is nothing outside.
 * @param grammar The languages.
 * @return The amount, or null.
 */
export function findLaterAmount(
	plain: string,
	inside: string,
	grammar: Grammar
): Amount | null {
	for ( const text of [ plain, inside ] ) {
		for ( const { index } of text.matchAll( LATER ) ) {
			const amount = readAmount( text, index, grammar );
			if ( amount && ( amount.unit || text === plain ) ) {
				return amount;
			}
		}
	}
	return null;
}
