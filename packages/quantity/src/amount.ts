import { skip } from './marks';
import { isAmountInBrackets, isNegative, readRange } from './parse';
import type { Grammar } from './grammar';
import { readUnit, type FoundUnit } from './read-unit';
import { findUnit, isLength, isMeasure, isPackage } from './units';
import type { FoundNumber } from './number';

/** A number or range with its unit. */
export type Amount = {
	numbers: FoundNumber[];
	unit: FoundUnit | null;
	end: number;
};

/** Brackets with nothing but space before them. */
const BRACKETS =
	/\s{0,2}(\((?:[^()]|\([^()]{1,60}\)){1,120}\)|\[[^[\]]{1,120}\])/y;

/** Between two amounts that say the same, or that add up. */
const JOINT =
	/\s?[/|=]\s?(?=[\d¼-¾⅐-⅞])|\s(?:plus|and|und|et|più|más|[ye]|\+|&)\s(?=[\d¼-¾⅐-⅞])/iy;

/** The same before a number word, which joins measures alone: `1 cup plus two tablespoons`. */
const JOINT_OF_WORDS = /\s(?:plus|and|und|et|più|más|[ey])\s(?=\p{L})/iuy;

/** Units of one of two ways in which an amount may be said: `1 tbsp or 1 tsp` says two. */
const METRIC = new Set( 'g hg kg mg ml cl dl l'.split( ' ' ) );

/** What joins a measure and the same in another one: `1 cup or 240 ml`. */
const JOINT_OF_SAME = /\s(?:or|oder|ou|oppure|o)\s(?=[\d¼-¾⅐-⅞])/iuy;

/** A mark between two measures: `1 tablespoon, 1 teaspoon; 1 pinch`. */
const COMMA = /(?:,|\s?;)\s(?=[\d¼-¾⅐-⅞])/y;

/** Units of which the second counts parts of the first: `1lb 2oz`. */
const PARTS_OF: Record< string, string > = {
	lb: 'oz g',
	kg: 'g',
	l: 'ml',
	pint: 'fl-oz',
	stone: 'lb',
	foot: 'inch',
	cup: 'tbsp tsp',
	tbsp: 'tsp',
};

/** The sign of `2 x eggs`. */
const TIMES_FOOD = / ?[x×](?= \p{L})/iuy;

/** Words for several: `un paio`, `une dizaine`; after them the food has its preposition. */
export const SEVERAL =
	/(?:paio|par|paire|couple|dozen|dutzend|docena|decena|[dz]aine|taine|dozzin[ae]|decin[ae]|quindicin[ae]|ventin[ae]|trentin[ae])s?(?:\s(?:and a half|y media|et demie|e mezz[ao]))?$/iu;

/** Which spoon it is, where a half is between: the end of `1 cuillère et demie à café`. */
const SPOON_KIND =
	/ (?:à (?:café|soupe|thé|table|dessert)|da (?:tavola|tè|caffè))(?!\p{L})/iuy;

/**
 * Finds where a number ends with all that belongs to it after its unit.
 *
 * @param number.tail The half after its unit.
 * @return 0 where nothing of it is there.
 */
export function tailEnd( text: string, { tail }: FoundNumber ): number {
	return tail ? skip( SPOON_KIND, text, tail[ 1 ] ) : 0;
}

/** Reads the unit after a number, which a half may part from its kind. */
function unitBehind(
	text: string,
	number: FoundNumber,
	grammar: Grammar
): FoundUnit | null {
	const unit = readUnit( text, number.end, grammar );
	const kind = text.slice( number.tail?.[ 1 ], tailEnd( text, number ) );
	const id =
		unit && kind !== ''
			? findUnit( text.slice( ...unit.span ) + kind, grammar.units )
			: undefined;
	return unit && id !== undefined ? { ...unit, id } : unit;
}

/** An article before the unit of which a number is a part. */
const ARTICLE = /an? /iy;

/** Reads the unit of which a number is a part, or which a word counts: `un quart de litre`, `3/4 de taza`, `un paio di cucchiai`. */
function unitOfPart(
	text: string,
	{ value, start, end }: FoundNumber,
	grammar: Grammar
): FoundUnit | null {
	const isSeveral = SEVERAL.test( text.slice( start, end ) );
	const place = skip( grammar.of, text, end );
	const unit =
		( value < 1 || isSeveral ) && place > end
			? readUnit( text, skip( ARTICLE, text, place ), grammar )
			: null;
	return unit && ( isSeveral || isMeasure( unit.id ) ) ? unit : null;
}

/** Whether the word after a number belongs to it without being a unit or a size. */
function isTied( text: string, end: number, { size }: Grammar ): boolean {
	size.lastIndex = end + 1;
	return (
		/^up(?!\p{L})/iu.test( text.slice( end, end + 3 ) ) ||
		( /^-\p{L}/u.test( text.slice( end, end + 3 ) ) && ! size.test( text ) )
	);
}

/**
 * Reads a number or range with the unit that follows.
 *
 * @param text    The line without tags and brackets.
 * @param start   Where to read.
 * @param grammar The languages.
 * @return The amount, or null.
 */
export function readAmount(
	text: string,
	start: number,
	grammar: Grammar
): Amount | null {
	const range = readRange( text, start, grammar );
	const high = range.at( -1 );
	if ( ! high || isNegative( text, start ) ) {
		return null;
	}
	const last = { ...high, end: skip( TIMES_FOOD, text, high.end ) };
	const unit =
		unitBehind( text, last, grammar ) ?? unitOfPart( text, last, grammar );
	// "7UP" and "5-spice powder" are names.
	return unit || ! isTied( text, last.end, grammar )
		? {
				numbers: [ ...range.slice( 0, -1 ), last ],
				unit,
				end: unit?.span[ 1 ] ?? last.end,
			}
		: null;
}

/**
 * Reads an amount whose number may be an article: `a tablespoon`, the `an` of `an orange`.
 *
 * @param text    The line without tags and brackets.
 * @param start   Where to read.
 * @param grammar The languages.
 * @return The amount, or null.
 */
export function readAmountOrOne(
	text: string,
	start: number,
	grammar: Grammar
): Amount | null {
	const amount = readAmount( text, start, grammar );
	const end =
		amount || ! grammar.article
			? start
			: skip( grammar.article, text, start );
	if ( end === start ) {
		return amount;
	}
	const unit = readUnit( text, end, grammar, true );
	return {
		numbers: [ { value: 1, start, end } ],
		unit,
		end: unit?.span[ 1 ] ?? end,
	};
}

/**
 * Finds brackets right after a place.
 *
 * @param text The line without tags.
 * @param end  The place.
 * @return Where the brackets start and end, and whether they hold an amount.
 */
export function bracketsAfter(
	text: string,
	end: number
): { start: number; end: number; isAmount: boolean } | null {
	BRACKETS.lastIndex = end;
	const part = BRACKETS.exec( text )?.[ 1 ];
	return part === undefined
		? null
		: {
				start: BRACKETS.lastIndex - part.length,
				end: BRACKETS.lastIndex,
				isAmount: isAmountInBrackets( part ),
			};
}

/** Whether a unit counts parts of another one. */
const isPartOf = ( unit: string, whole: string ): boolean =>
	PARTS_OF[ whole ]?.split( ' ' ).includes( unit ) ?? false;

/** Reads one more amount after one that ends at a place: `/9oz`, ` 2oz`, ` plus 1 tsp`, `-1kg`. */
function readNext(
	plain: string,
	unit: string,
	end: number,
	grammar: Grammar
): Amount | null {
	const joint = skip( JOINT, plain, end );
	const comma = skip( COMMA, plain, end );
	const word = skip( JOINT_OF_WORDS, plain, end );
	const same = skip( JOINT_OF_SAME, plain, end );
	const range = skip( grammar.range, plain, end );
	const start = Math.max(
		joint,
		comma,
		word,
		same,
		range,
		end + ( plain[ end ] === ' ' ? 1 : 0 )
	);
	const next = readAmount( plain, start, grammar );
	const id = next?.unit?.id ?? '';
	const isAdjacent = Math.max( joint, comma, word, same, range ) === end;
	const goesOn =
		joint > end ||
		( isAdjacent && isPartOf( id, unit ) ) ||
		( ( isMeasure( unit ) || unit === 'stick' ) &&
			isMeasure( id ) &&
			( Math.max( comma, word ) > end ||
				// "800g-1kg", and the last of "250g-280g/9oz-10oz"; a "1 lb - 16 oz package" is no range.
				( range > end && same === end && ! isPartOf( id, unit ) ) ||
				// "1 cup or 240 ml", "1 cup 240 ml".
				( ( same > end || isAdjacent ) &&
					METRIC.has( unit ) !== METRIC.has( id ) ) ) );
	return next?.unit && goesOn ? next : null;
}

/**
 * Whether brackets after a unit repeat the amount, rather than give the size of
 * one: `1 bunch (200 g)`, `1 inch (2.5 cm)`.
 */
function isSaidAgain(
	inside: string,
	unit: string,
	{ start, end, isAmount }: NonNullable< ReturnType< typeof bracketsAfter > >,
	grammar: Grammar
): boolean {
	if ( ! isAmount || isMeasure( unit ) ) {
		return isAmount;
	}
	const content = inside.slice( 0, end - 1 );
	const number = content.slice( start ).search( /\.?[\d¼-¾⅐-⅞]/ ) + start;
	const amount = readAmount( content, number, grammar );
	const says = isLength( unit ) ? isLength : isMeasure;
	return (
		! isPackage( unit ) &&
		says( amount?.unit?.id ?? '' ) &&
		// A hyphen makes it a size, "1 bunch (200-gram)"; a length is one in either writing.
		( isLength( unit ) ||
			content[ amount?.numbers.at( -1 )?.end ?? end ] !== '-' ) &&
		! grammar.each.test( content.slice( start ) )
	);
}

/** Reads the upper end of a range that names its unit twice: `100g-150g`. */
function readUpperEnd(
	plain: string,
	{ numbers, unit, end }: Amount,
	grammar: Grammar
): Amount | null {
	const { range } = grammar;
	range.lastIndex = end;
	const [ low, ...others ] = numbers;
	const upper =
		low && others.length === 0 && range.test( plain )
			? readAmount( plain, range.lastIndex, grammar )
			: null;
	const [ high, ...more ] = upper?.numbers ?? [];
	return low &&
		upper &&
		high &&
		more.length === 0 &&
		upper.unit?.id === unit?.id &&
		high.value > low.value
		? { ...upper, numbers: [ low, high ] }
		: null;
}

/**
 * Reads what says the amount again in other units, or adds to it: `250g/9oz`,
 * `500g/1lb 2oz`, `250 g (9 oz)`, `1 cup plus 2 tbsp`, `100g-150g`.
 *
 * @param plain   The line without tags and brackets.
 * @param inside  The line without tags.
 * @param amount  The amount before them.
 * @param grammar The languages.
 * @return The amount with the upper end of a range, and where all of it ends.
 */
export function extendAmount(
	plain: string,
	inside: string,
	amount: Amount,
	grammar: Grammar
): Amount {
	if ( ! amount.unit ) {
		return amount;
	}
	const repeat = readUpperEnd( plain, amount, grammar );
	const { numbers, end: unitEnd } = repeat ?? amount;
	let end = Math.max(
		unitEnd,
		...numbers.map( ( one ) => tailEnd( plain, one ) )
	);
	let unit = amount.unit.id;
	for (;;) {
		const next = readNext( plain, unit, end, grammar );
		if ( ! next?.unit ) {
			break;
		}
		end = next.end;
		unit = next.unit.id;
	}
	const brackets = bracketsAfter( inside, end );
	return {
		...amount,
		numbers,
		end:
			brackets && isSaidAgain( inside, amount.unit.id, brackets, grammar )
				? brackets.end
				: end,
	};
}
