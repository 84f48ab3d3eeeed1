import { readAmount } from './amount';
import { unitPlace, type Measure, type Texts } from './line-texts';

/** Before an amount that stands behind its food: no number but the grade of a flour, and no word that joins. */
const FOOD_FIRST =
	/^[\s•*▢☐□·–—-]*(\p{L}[^\d¼-¾⅐-⅞,;()[\]:]*?(?:\s(?:00|[012])(?=\s+\d))?)\s*[:,–—-]?\s+(?=[\d¼-¾⅐-⅞])/u;

/**
 * Reads an amount behind its food: `farina 200 g`, `uova: 3`.
 *
 * @param texts The line.
 * @return The measure with the place of the food, or null where the line is no such one.
 */
export function readFoodFirst( texts: Texts ): Measure | null {
	const { plain, grammar } = texts;
	const before = grammar.isNameFirst ? FOOD_FIRST.exec( plain ) : null;
	const [ all, food = '' ] = before ?? [];
	const start = all?.length ?? 0;
	const amount = before ? readAmount( plain, start, grammar ) : null;
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
