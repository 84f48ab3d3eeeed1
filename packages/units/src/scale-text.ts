import {
	blankTags,
	bracketsAfter,
	extendAmount,
	foodLabel,
	grammarOf,
	isMeasure,
	isMultiplier,
	parseQuantity,
	readAmount,
	readAmountOrOne,
	readLine,
	readUnit,
	scaleText,
	showLine,
	skip,
	unitLabel,
	unitSpace,
	type Grammar,
	type LineConverter,
	type ParsedQuantity,
	type QuantityFormat,
} from '@larder/quantity';
import type { Converted } from './print';
import { pronounBehind } from './pronoun';
import { amountStarts } from './starts';
import {
	countedBehind,
	isOfFixed,
	leftBehind,
	type StepFood,
} from './step-food';
import {
	ADDED_BEFORE,
	ANOTHER,
	ARTICLE_BEFORE,
	DEGREES,
	DROPPED_BEFORE,
	EACH_BEFORE,
	EACH_BEHIND,
	FOOD_BEHIND,
	LIKE_BEFORE,
	MIXTURE_BEHIND,
	NAME_END_BEHIND,
	NO_COUNT_BEFORE,
	NO_NUMBER,
	ONE_BEFORE,
	OF_BEHIND,
	PART_BEHIND,
	PIECES_BEFORE,
	PIECES_BEHIND,
	SEVERAL_BEHIND,
	SHAPED_BEFORE,
	SHAPES_BEHIND,
	SIDE_BEFORE,
	STEP_BEHIND,
	TIME_BEHIND,
	TOOL_BEFORE,
	VERB_IN,
	VESSEL_BEFORE,
	VESSEL_BEHIND,
} from './step-words';

/** How the amounts in the steps of a recipe are scaled. */
export type Scaling = {
	factor: number;
	format: QuantityFormat;
	/** What the recipe has. */
	foods: readonly StepFood[];
};

/** An amount in a text that scales. */
type Found = {
	start: number;
	end: number;
	/** What the number counts, and where that stands; absent for weights and volumes. */
	noun?: { text: string; start: number; isUnit: boolean };
	/** Whether it is of a food of the recipe and stays nonetheless. */
	isLeft?: boolean;
	/** Whether it is one without saying so: the `cup` of `another cup`. */
	isOne?: boolean;
};

/** What is needed to read a text. */
type Reading = { grammar: Grammar; foods: readonly StepFood[] };

/** Returns whether an amount is for one piece, one time or one person. */
function isForEach( before: string, behind: string ): boolean {
	return (
		EACH_BEFORE.test( before ) ||
		DROPPED_BEFORE.test( before ) ||
		EACH_BEHIND.test( behind )
	);
}

/** Returns whether a weight or volume says how large a vessel, a package or a piece is. */
function isSize( before: string, typed: string, behind: string ): boolean {
	const isOf = OF_BEHIND.test( behind );
	return (
		// "A 2-quart pan", "a 3- to 4-pound chicken", "200-g-Stücke".
		/[\d¼-¾⅐-⅞]-\s?(?:\p{L}|(?:to|or|bis)\s)/u.test( typed ) ||
		( /(?:half|quarter)-/i.test( typed ) && ! isOf ) ||
		DEGREES.test( typed ) ||
		( SHAPED_BEFORE.test( before ) && MIXTURE_BEHIND.test( behind ) ) ||
		( TOOL_BEFORE.test( before ) &&
			( SHAPES_BEHIND.test( behind ) ||
				( ! /[\d¼-¾⅐-⅞]/.test( typed ) &&
					! FOOD_BEHIND.test( behind ) ) ) ) ||
		( ARTICLE_BEFORE.test( before ) && ! isOf ) ||
		VESSEL_BEHIND.test( behind ) ||
		( VESSEL_BEFORE.test( before ) && ! isOf ) ||
		PIECES_BEHIND.test( behind ) ||
		PIECES_BEFORE.test( before )
	);
}

/** Returns whether a number says a part of what is there, the side of a pan, or which step it is. */
function isNoCount( before: string, value: number, behind: string ): boolean {
	return (
		( value < 1 && PART_BEHIND.test( behind ) ) ||
		SIDE_BEFORE.test( before ) ||
		TIME_BEHIND.test( behind ) ||
		( /(?:^|[.!?]\s+)$/.test( before ) && STEP_BEHIND.test( behind ) )
	);
}

/** Reads a number of packages with their size: `2 x 400 g`. */
function readPackages(
	text: string,
	start: number,
	end: number,
	{ grammar }: Reading
): Found | null {
	const [ times = '' ] = /^\s?(?:[x×]\s?)?/iu.exec( text.slice( end ) ) ?? [];
	const size = readAmount( text, end + times.length, grammar );
	const isPackage =
		size?.unit &&
		isMeasure( size.unit.id ) &&
		/[x×]|-/iu.test( text.slice( end, size.end ) );
	return isPackage ? { start, end: size.end } : null;
}

/** Reads a number of foods that the recipe has. */
function readCount(
	text: string,
	start: number,
	end: number,
	{ foods }: Reading
): Found | null {
	const brackets = bracketsAfter( text, end );
	const counted = countedBehind(
		text,
		brackets?.isAmount ? brackets.end : end,
		foods
	);
	if ( ! counted ) {
		const leftEnd = NO_NUMBER.test( text.slice( start, end ) )
			? null
			: leftBehind( text, end, foods );
		return leftEnd === null ? null : { start, end: leftEnd, isLeft: true };
	}
	return {
		start,
		end: counted.end,
		noun: {
			text: text.slice( counted.start, counted.end ),
			start: counted.start,
			isUnit: counted.isUnit,
		},
	};
}

/** Reads what an article says one of: a measure of something, or a food that the recipe counts. */
function readOne(
	text: string,
	start: number,
	{ grammar, foods }: Reading
): { found: Found | null; end: number } | null {
	const read = readAmountOrOne( text, start, grammar );
	const end = read?.numbers.at( -1 )?.end ?? start;
	const before = text.slice( Math.max( 0, start - 60 ), start );
	if (
		! read ||
		LIKE_BEFORE.test( before ) ||
		SEVERAL_BEHIND.test( text.slice( end ) ) ||
		ONE_BEFORE.test( before ) ||
		isForEach( before, text.slice( end ) )
	) {
		return null;
	}
	if ( read.unit && isMeasure( read.unit.id ) ) {
		const behind = text.slice( read.end );
		return OF_BEHIND.test( behind ) &&
			! isSize( before, text.slice( start, read.end ), behind )
			? {
					found: {
						start,
						end: read.end,
						isLeft: isOfFixed( text, read.end, foods ),
					},
					end: read.end,
				}
			: null;
	}
	const counted = readCount( text, start, end, { grammar, foods } );
	return counted?.noun && NAME_END_BEHIND.test( text.slice( counted.end ) )
		? { found: counted, end: counted.end }
		: null;
}

/** Reads the amount at a place, and tells whether it scales. */
function readAt(
	text: string,
	start: number,
	grammar: Grammar,
	foods: readonly StepFood[]
): { found: Found | null; end: number } | null {
	const read = readAmount( text, start, grammar );
	const last = read?.numbers.at( -1 );
	if ( ! read || ! last ) {
		return readOne( text, start, { grammar, foods } );
	}
	const before = text.slice( Math.max( 0, start - 60 ), start );
	if ( read.unit && isMeasure( read.unit.id ) ) {
		const { end: typedEnd } = extendAmount( text, text, read, grammar );
		// A stop is the sentence's where it is not the unit's.
		const end = text[ typedEnd - 1 ] === '.' ? typedEnd - 1 : typedEnd;
		const rest = text.slice( typedEnd );
		const behind = end < typedEnd && /^\s\p{Lu}/u.test( rest ) ? '' : rest;
		const stays =
			isForEach( before, behind ) ||
			isSize( before, text.slice( start, end ), behind );
		const isLeft = isOfFixed( text, end, foods );
		return { found: stays ? null : { start, end, isLeft }, end };
	}
	const isOther =
		( NO_COUNT_BEFORE.test( before ) && ! VERB_IN.test( before ) ) ||
		isNoCount( before, last.value, text.slice( last.end ) ) ||
		isForEach( before, text.slice( last.end ) ) ||
		( ONE_BEFORE.test( before ) &&
			/^one$/i.test( text.slice( start, last.end ) ) );
	const readNumber = isMultiplier( text, last ) ? readPackages : readCount;
	const found = isOther
		? null
		: readNumber( text, start, last.end, { grammar, foods } );
	return { found, end: found?.end ?? last.end };
}

/** Reads the measures of which a text says one more: `another cup of water`. */
function readFurther(
	text: string,
	grammar: Grammar,
	foods: readonly StepFood[]
): Found[] {
	return [ ...text.matchAll( ANOTHER ) ].flatMap( ( { index, 0: word } ) => {
		const before = text.slice( Math.max( 0, index - 60 ), index );
		const unit = readUnit( text, index + word.length, grammar, true );
		const [ , typedEnd ] = unit?.span ?? [ 0, index ];
		const end = text[ typedEnd - 1 ] === '.' ? typedEnd - 1 : typedEnd;
		const behind = text.slice( end );
		return unit &&
			isMeasure( unit.id ) &&
			( OF_BEHIND.test( behind ) || ADDED_BEFORE.test( before ) ) &&
			! VESSEL_BEHIND.test( behind ) &&
			! isForEach( before, behind )
			? [
					{
						start: index + word.length + 1,
						end,
						isLeft: isOfFixed( text, end, foods ),
						isOne: true,
					},
				]
			: [];
	} );
}

/** Finds the amounts of a text that scale with its recipe, and those of its foods that stay. */
function findAmounts(
	text: string,
	foods: readonly StepFood[],
	locale: string | undefined
): Found[] {
	const plain = blankTags( text );
	const grammar = grammarOf( locale ?? 'en' );
	const all: Found[] = [];
	let place = 0;
	for ( const start of amountStarts( plain, grammar ) ) {
		const read =
			start < place ? null : readAt( plain, start, grammar, foods );
		if ( read ) {
			place = read.end;
			all.push( ...( read.found ? [ read.found ] : [] ) );
		}
	}
	const further = readFurther( plain, grammar, foods ).filter(
		( one ) =>
			! all.some(
				( { start, end } ) => one.start < end && start < one.end
			)
	);
	return [ ...all, ...further ].sort( ( a, b ) => a.start - b.start );
}

/** Writes a weight or volume as the list of ingredients does. */
function writeAmount(
	typed: string,
	{ factor, format }: Scaling,
	convert: LineConverter | null,
	food: string
): string {
	const [ , quantity = typed, gap = '', unit = '' ] =
		/^([\d\s.,/⁄¼-¾⅐-⅞–-]*[\d¼-¾⅐-⅞])(\s?)(\p{L}[\p{L}\s.]*)$/su.exec(
			typed
		) ?? [];
	const { article } = grammarOf( format.locale ?? 'en' );
	const one =
		article && ! parseQuantity( typed, format.locale )
			? skip( article, typed, 0 )
			: 0;
	const line = readLine(
		one > 0
			? {
					quantity: typed.slice( 0, one ),
					unit: typed.slice( one ).trim(),
					name: food,
					note: '',
				}
			: { quantity, unit, name: food, note: '' },
		format.locale
	);
	const shown = showLine( line, factor, format, convert );
	return shown.unit === ''
		? shown.quantity
		: `${ shown.quantity }${ gap === '' && one === 0 && shown.unit === unit ? '' : unitSpace( shown.quantity ) }${ shown.unit }`;
}

/** Reads a number, or the article that says one. */
function numberOf(
	quantity: string,
	locale: string | undefined
): ParsedQuantity | null {
	return readLine( { quantity, unit: '', name: '', note: '' }, locale )
		.parsed;
}

/** Tells whether there was one of a food as it was written, and are several now. */
function isNowSeveral(
	text: string,
	{ start }: Found,
	noun: NonNullable< Found[ 'noun' ] >,
	{ factor, format }: Scaling
): boolean {
	const parsed = numberOf(
		text.slice( start, noun.start ).trimEnd(),
		format.locale
	);
	return parsed?.value === 1 && parsed.valueMax === null && factor > 1;
}

/** Writes a number of foods, with the noun that fits it. */
function writeCount(
	text: string,
	{ start, end }: Found,
	noun: NonNullable< Found[ 'noun' ] >,
	{ factor, format }: Scaling
): string {
	const typed = text.slice( start, noun.start );
	const number = typed.trimEnd();
	const parsed = numberOf( number, format.locale );
	if ( ! parsed ) {
		return text.slice( start, end );
	}
	const many = ( parsed.valueMax ?? parsed.value ) * factor;
	const label = noun.isUnit ? unitLabel : foodLabel;
	return (
		scaleText( number, factor, format, parsed ) +
		typed.slice( number.length ) +
		label( noun.text, many, format.locale )
	);
}

/**
 * Finds what a text of a recipe says of amounts, and writes it as it is for what
 * a visitor cooks. Weights, volumes and numbers of the recipe's own foods follow;
 * times, temperatures, lengths, sizes of vessels and pieces, and what is said for
 * each or for one time stay. Behind what stays of a food of the recipe stands an
 * empty piece that says so.
 *
 * @param text    Plain text.
 * @param scaling How to scale.
 * @param convert Writes amounts in the units that the visitor wants; null for those that were written.
 * @param foodOf  Gives the food that stands behind a place, for what converts.
 * @return Pieces in order.
 */
export function scalePieces(
	text: string,
	scaling: Scaling,
	convert: LineConverter | null = null,
	foodOf: ( end: number ) => string = () => ''
): Converted[] {
	const { factor, format, foods } = scaling;
	if ( factor === 1 ) {
		return [];
	}
	return findAmounts( text, foods, format.locale )
		.flatMap( ( found ): Converted[] => {
			const { start, end, noun, isLeft, isOne } = found;
			if ( isLeft ) {
				return [ { start: end, end, text: '', isLeft: true } ];
			}
			const written = noun
				? writeCount( text, found, noun, scaling )
				: writeAmount(
						( isOne ? '1 ' : '' ) + text.slice( start, end ),
						scaling,
						convert,
						foodOf( end )
					);
			return [
				{ start, end, text: written, isScaled: true },
				...( noun && isNowSeveral( text, found, noun, scaling )
					? pronounBehind( text, end, format.locale )
					: [] ),
			];
		} )
		.filter(
			( piece ) =>
				piece.isLeft === true ||
				piece.text !== text.slice( piece.start, piece.end )
		);
}
