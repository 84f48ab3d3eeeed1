import {
	BULLET,
	extendAmount,
	isKnownFood,
	isLength,
	isMeasure,
	isOtherLabel,
	readAmount,
	skip,
	type Amount,
} from '@larder/quantity';
import { BULLETS, unitPlace, type Measure, type LineTexts } from './line-texts';

/** What a food and its adjectives are made of, a share of fat or cocoa with them. */
const WORDS = String.raw`(?:(?<![\p{L}\d])(?:Typ[eo]?|T) ?\d{2,4}(?!\d)|(?<= )00(?=[ ,])|\d{1,3}(?:[.,]\d)? ?%|[^\d¼-¾⅐-⅞,;()[\]:])`;

/** How a food may begin: with its share of fat, the grade of a flour, or a number that is part of its name. */
const START = String.raw`(?:\d{1,3}(?:[.,]\d)? ?%\s|00\s|\d-|7 ?-?(?=[uU][pP]))?(?=\p{L})(?:(?:Typ[eo]?|T) ?\d{2,4}(?!\d)|\p{L})`;

/** Before an amount that follows its food: no number but the grade of a flour or its share of cocoa, and no word that joins. */
const FOOD_FIRST = new RegExp(
	`^(?:${ BULLET })*(${ START }${ WORDS }*?(?:\\s(?:00|[012]|\\d{1,2}(?:[.,]\\d)? ?%|(?:Typ[eo]?|T) ?\\d{2,4})(?=[:,]?\\s+\\d))?((?:,\\s${ WORDS }+){0,3}))(\\s*[:,–—-]\\s*|\\s+[x×]\\s?|\\s+)(?=[\\d¼-¾⅐-⅞])`,
	'u'
);

/** The mark between a food and its amount. */
const JOINT = /\s*(?:\s[x×]|[:,–—-])?\s*$/i;

/** Words after which an amount belongs to them, or a line is not a food. */
const JOINS =
	/(?<!\p{L})(?:di|da|a|in|con|per|per n|of|from|for|to|into|or|and|with|at|about|by|plus|page|makes|serves|yields|von|für|aus|mit|und|oder|bei|auf|zu|ergibt|circa|ca|etwa|de|du|des|pour|avec|et|ou|à|environ|en|para|con|y|o|por|unos|hasta)\.?$/iu;

/** Returns whether an amount without a mark before it is one: a weight or volume, but not the 180 C of an oven. */
function isSure( { plain }: LineTexts, { unit, end }: Amount ): boolean {
	return (
		isMeasure( unit?.id ?? '' ) && ! /\d ?c$/i.test( plain.slice( 0, end ) )
	);
}

/** Returns whether an amount without a mark before it counts the food: `Eier 3`, `garlic 3 cloves`. */
function counts(
	{ grammar }: LineTexts,
	food: string,
	{ unit }: Amount
): boolean {
	return unit
		? ! isLength( unit.id )
		: isKnownFood( food.trim(), grammar.code );
}

/** What precedes an amount: the food, adjectives after commas, and the mark that joins. */
type Before = { all: string; food: string; adjectives: string; joint: string };

function readBefore( plain: string ): Before | null {
	const [ all, food = '', adjectives = '', joint = '' ] =
		FOOD_FIRST.exec( plain ) ?? [];
	return all === undefined || JOINS.test( food )
		? null
		: { all, food, adjectives, joint };
}

/** A mark after which a word may count the food before it: `onion, half`. */
const BEFORE_WORD = /\s*[,:–—]\s+(?=\p{L})|\s-\s+(?=\p{L})/gu;

/** Reads a food that a number word counts or measures after a mark: `onion, half`, `milk, one cup`. */
function readBeforeWord( { plain, grammar }: LineTexts ): Before | null {
	const from = skip( BULLETS, plain, 0 );
	let foodEnd = -1;
	for ( const { index, 0: joint } of plain.matchAll( BEFORE_WORD ) ) {
		foodEnd = foodEnd < 0 ? index : foodEnd;
		const all = plain.slice( 0, index + joint.length );
		const food = plain.slice( from, foodEnd );
		const amount = JOINS.test( food )
			? null
			: readAmount( plain, all.length, grammar );
		if (
			amount &&
			( amount.unit
				? isMeasure( amount.unit.id )
				: isKnownFood( food.trim(), grammar.code ) )
		) {
			return {
				all,
				food,
				adjectives: plain.slice( foodEnd, index ),
				joint,
			};
		}
	}
	return null;
}

/** Returns whether an amount belongs to the food before it. */
function belongs(
	texts: LineTexts,
	{ food, adjectives, joint }: Before,
	amount: Amount
): boolean {
	const hasMark = joint.trim() !== '';
	const isCounted = counts( texts, food, amount );
	const isPlain =
		adjectives === '' &&
		( texts.grammar.isNameFirst || isSure( texts, amount ) || isCounted );
	const [ rest = '' ] =
		/^[^,;(]*/.exec( texts.plain.slice( amount.end ) ) ?? [];
	// After a weight or volume, how the food is prepared needs no comma: "butter 50 g softened".
	const behind =
		isSure( texts, amount ) || isCounted
			? rest.replace( texts.grammar.describedBehind, '' )
			: rest;
	return (
		( hasMark || isPlain ) &&
		( behind.trim() === '' || behind.search( texts.grammar.note ) === 0 )
	);
}

/**
 * Reads an amount after its food: `farina 200 g`, `eggs: 3`. Outside of Italian a mark is between them, or the amount has a weight or volume.
 *
 * @return The measure with the place of the food, or null where the line is no such one.
 */
export function readFoodFirst( texts: LineTexts ): Measure | null {
	const { inside, plain, grammar } = texts;
	const before = readBefore( plain ) ?? readBeforeWord( texts );
	const start = before?.all.length ?? 0;
	const first =
		before && ! isOtherLabel( before.all )
			? readAmount( plain, start, grammar )
			: null;
	const amount = first && extendAmount( plain, inside, first, grammar );
	if ( ! before || ! amount || ! belongs( texts, before, amount ) ) {
		return null;
	}
	const { numbers, unit, end } = amount;
	const numberEnd = numbers.at( -1 )?.end ?? start;
	// Brackets after the food go with it, and so does the sign of "eggs x 2" with its number.
	const name = inside.slice( 0, start ).replace( JOINT, '' );
	const from = skip( BULLETS, inside, 0 );
	const sign = /[x×]\s?$/i.exec( before.joint )?.[ 0 ] ?? '';
	const isMore = end > first.end;
	return {
		numbers,
		unit: unit?.id ?? null,
		quantitySpan: [ start - sign.length, isMore ? end : numberEnd ],
		...( unit &&
			! isMore && { unitSpan: unitPlace( plain, numberEnd, end ) } ),
		foodSpan: [ from, name.length ],
		end,
	};
}
