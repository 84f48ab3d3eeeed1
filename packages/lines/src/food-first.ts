import {
	BULLET,
	isMeasure,
	readAmount,
	skip,
	type Amount,
} from '@larder/quantity';
import { BULLETS, unitPlace, type Measure, type Texts } from './line-texts';

/** Before an amount that stands behind its food: no number but the grade of a flour or its share of cocoa, and no word that joins. */
const FOOD_FIRST = new RegExp(
	`^(?:${ BULLET })*(\\p{L}[^\\d¼-¾⅐-⅞,;()[\\]:]*?(?:\\s(?:00|[012]|\\d{1,2}(?:[.,]\\d)? ?%|(?:Typ[eo]?|T) ?\\d{2,4})(?=:?\\s+\\d))?)(\\s*[:,–—-]\\s*|\\s+[x×]\\s?|\\s+)(?=[\\d¼-¾⅐-⅞])`,
	'u'
);

/** The mark between a food and its amount. */
const JOINT = /\s*(?:\s[x×]|[:,–—-])?\s*$/i;

/** Words behind which an amount belongs to them, or a line is no food. */
const JOINS =
	/(?<!\p{L})(?:di|da|a|in|con|per|per n|of|from|for|to|or|and|with|at|about|by|plus|page|makes|serves|yields|von|für|aus|mit|und|oder|bei|auf|zu|ergibt|circa|ca|etwa|de|du|des|pour|avec|et|ou|à|environ|en|para|con|y|o|por|unos|hasta)\.?$/iu;

/** Tells whether an amount without a mark before it is one: a weight or volume, but not the 180 C of an oven. */
function isSure( { plain }: Texts, { unit, end }: Amount ): boolean {
	return (
		isMeasure( unit?.id ?? '' ) && ! /\d ?c$/i.test( plain.slice( 0, end ) )
	);
}

/**
 * Reads an amount behind its food: `farina 200 g`, `eggs: 3`. Outside of Italian a mark stands between them, or the amount has a weight or volume.
 *
 * @param texts The line.
 * @return The measure with the place of the food, or null where the line is no such one.
 */
export function readFoodFirst( texts: Texts ): Measure | null {
	const { inside, plain, grammar } = texts;
	const before = FOOD_FIRST.exec( plain );
	const [ all, food = '', joint = '' ] = before ?? [];
	const start = all?.length ?? 0;
	const amount = before ? readAmount( plain, start, grammar ) : null;
	if (
		! amount ||
		JOINS.test( food ) ||
		! (
			grammar.isNameFirst ||
			joint.trim() !== '' ||
			isSure( texts, amount )
		) ||
		! /^\s*(?:$|[,;(])/.test( plain.slice( amount.end ) )
	) {
		return null;
	}
	const { numbers, unit, end } = amount;
	const numberEnd = numbers.at( -1 )?.end ?? start;
	// Brackets behind the food go with it, and so does the sign of "eggs x 2" with its number.
	const name = inside.slice( 0, start ).replace( JOINT, '' );
	const from = skip( BULLETS, inside, 0 );
	const sign = /[x×]\s?$/i.exec( joint )?.[ 0 ] ?? '';
	return {
		numbers,
		unit: unit?.id ?? null,
		quantitySpan: [ start - sign.length, numberEnd ],
		...( unit && { unitSpan: unitPlace( plain, numberEnd, end ) } ),
		foodSpan: [ from, name.length ],
		end,
	};
}
