import {
	BULLET,
	extendAmount,
	isKnownFood,
	isLength,
	isMeasure,
	isOtherLabel,
	readAmount,
	readUnit,
	skip,
	type Amount,
	type FoundUnit,
	type Grammar,
} from '@larder/quantity';
import { BULLETS, unitPlace, type Measure, type LineTexts } from './line-texts';

/** The grade of an Italian flour, before its amount or the unit of that. */
const GRADE = String.raw`(?:00(?=[ ,])|[012](?= gr?\.? \d))`;

/** What a food and its adjectives are made of, a share of fat or cocoa with them. */
const WORDS = String.raw`(?:(?<![\p{L}\d])(?:Typ[eo]?|T) ?\d{2,4}(?!\d)|(?<= )${ GRADE }|\d{1,3}(?:[.,]\d)? ?%|[^\d¼-¾⅐-⅞,;()[\]:])`;

/** How a food may begin: with its share of fat, the grade of a flour, or a number that is part of its name. */
const START = String.raw`(?:\d{1,3}(?:[.,]\d)? ?%\s|00\s|\d-|7 ?-?(?=[uU][pP]))?(?=\p{L})(?:(?:Typ[eo]?|T) ?\d{2,4}(?!\d)|\p{L})`;

/** Before an amount that follows its food: no number but the grade of a flour or its share of cocoa, and no word that joins. */
const FOOD_FIRST = new RegExp(
	`^(?:${ BULLET })*(${ START }${ WORDS }*?(?:\\s(?:00|[012]|\\d{1,2}(?:[.,]\\d)? ?%|(?:Typ[eo]?|T) ?\\d{2,4})(?=[:,]?\\s+\\d))?((?:,\\s${ WORDS }+){0,3}))(\\s*(?:[:,–—-]|\\.{2,}|…+|_{2,})\\s*|\\s+[x×]\\s?|\\s+)(?!${ GRADE })(?=[\\d¼-¾⅐-⅞])`,
	'u'
);

/** The mark between a food and its amount. */
const JOINT = /\s*(?:\s[x×]|[:,–—-]|\.{2,}|…+|_{2,})?\s*$/i;

/** The unit that precedes its number, at the end of a food: `farina gr 500`. */
const UNIT_AT_END = /\s\p{L}{1,6}\.?$/u;

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
	// After a weight or volume, how the food is prepared needs no comma: "butter 50 g softened"; after a mark a size needs no food.
	const behind =
		isSure( texts, amount ) || isCounted || ( hasMark && ! amount.unit )
			? rest.trimEnd().replace( texts.grammar.describedBehind, '' )
			: rest;
	return (
		( hasMark || isPlain ) &&
		( behind.trim() === '' || behind.search( texts.grammar.note ) === 0 )
	);
}

/** Reads the weight or volume with which a food ends, where the language has it before its number. */
function unitAtEnd( name: string, grammar: Grammar ): FoundUnit | null {
	const place = grammar.isNameFirst ? name.search( UNIT_AT_END ) : -1;
	const unit = place > 0 ? readUnit( name, place + 1, grammar ) : null;
	return unit && isMeasure( unit.id ) && unit.span[ 1 ] >= name.length - 1
		? { ...unit, span: [ place + 1, name.length ] }
		: null;
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
	return before && amount && belongs( texts, before, amount )
		? measureOf( texts, before, amount, amount.end > first.end )
		: null;
}

/** Returns the measure of a food before its amount; `isMore` says that this is said in more than one way. */
function measureOf(
	{ inside, plain, grammar }: LineTexts,
	{ all, joint }: Before,
	{ numbers, unit, end }: Amount,
	isMore: boolean
): Measure {
	const start = all.length;
	const numberEnd = numbers.at( -1 )?.end ?? start;
	// Brackets after the food go with it, and so does the sign of "eggs x 2" with its number.
	const name = inside.slice( 0, start ).replace( JOINT, '' );
	const from = skip( BULLETS, inside, 0 );
	const sign = /[x×]\s?$/i.exec( joint )?.[ 0 ] ?? '';
	const unitFirst = unit ? null : unitAtEnd( name, grammar );
	return {
		numbers,
		unit: ( unit ?? unitFirst )?.id ?? null,
		quantitySpan: [ start - sign.length, isMore ? end : numberEnd ],
		...( unit &&
			! isMore && { unitSpan: unitPlace( plain, numberEnd, end ) } ),
		...( unitFirst && { unitSpan: unitFirst.span } ),
		foodSpan: [ from, unitFirst ? unitFirst.span[ 0 ] - 1 : name.length ],
		end,
	};
}
