import { readAmount } from './amount';
import { unitPlace, type Measure, type Texts } from './line-texts';

/** Before an amount that stands behind its food: no number and no word that joins. */
const FOOD_FIRST =
	/^[\s•*▢☐□·–—-]*(\p{L}[^\d¼-¾⅐-⅞,;()[\]:]*?)\s*[:,–—-]?\s+$/u;

/**
 * Reads an amount behind its food: `farina 200 g`, `uova: 3`.
 *
 * @param texts The line.
 * @return The measure with the place of the food, or null where the line is no such one.
 */
export function readFoodFirst( texts: Texts ): Measure | null {
	const { plain, grammar } = texts;
	const start = plain.search( /(?<!\S)[\d¼-¾⅐-⅞]/ );
	const before = FOOD_FIRST.exec( plain.slice( 0, Math.max( 0, start ) ) );
	const amount =
		grammar.isNameFirst && before
			? readAmount( plain, start, grammar )
			: null;
	const [ , food = '' ] = before ?? [];
	if (
		! amount ||
		/(?<!\p{L})(?:di|da|a|in|con|per|per n)$/u.test( food ) ||
		! /^\s*(?:$|[,;(])/.test( plain.slice( amount.end ) )
	) {
		return null;
	}
	const { numbers, unit, end } = amount;
	const numberEnd = numbers.at( -1 )?.end ?? start;
	const from = plain.indexOf( food );
	return {
		numbers,
		unit: unit?.id ?? null,
		quantitySpan: [ start, numberEnd ],
		...( unit && { unitSpan: unitPlace( plain, numberEnd, end ) } ),
		foodSpan: [ from, from + food.length ],
		end,
	};
}
