import {
	blankTags,
	bracketsAfter,
	extendAmount,
	grammarOf,
	isMeasure,
	isMultiplier,
	readAmount,
	readAmountOrOne,
	readUnit,
	type Grammar,
	type LineConverter,
} from '@larder/quantity';
import type { Converted } from './print';
import { ENGLISH_MORE, findOneMore, isAdded, type OneMore } from './one-more';
import {
	isNowSeveral,
	writeAmount,
	writeCount,
	writeMore,
	type Found,
	type Scaling,
} from './write-amount';
import { findOthers } from './the-others';
import { pronounBehind } from './pronoun';
import { amountStarts } from './starts';
import { withOf } from './with-of';
import {
	countedBehind,
	isOfFixed,
	leftBehind,
	type StepFood,
} from './step-food';
import {
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

export type { Scaling } from './write-amount';

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
function isSize(
	before: string,
	typed: string,
	behind: string,
	{ code }: Grammar
): boolean {
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
		// "A" says to how much in Spanish and Italian.
		( code !== 'es' &&
			code !== 'it' &&
			ARTICLE_BEFORE.test( before ) &&
			! isOf ) ||
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
		// "Mit einem 250-ml-Glas" counts no packages.
		! NO_NUMBER.test( text.slice( start, end ) ) &&
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
			! isSize( before, text.slice( start, read.end ), behind, grammar )
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
			isSize( before, text.slice( start, end ), behind, grammar );
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

/** Reads what a text says one more of: `another cup of water`, `otro huevo`. */
function readOneMore(
	text: string,
	more: OneMore,
	{ grammar, foods }: Reading
): Found | null {
	const { start, words } = more;
	const before = text.slice( Math.max( 0, start - 60 ), start );
	const unit = readUnit( text, more.end, grammar, true );
	if ( unit && isMeasure( unit.id ) ) {
		const [ , typedEnd ] = unit.span;
		const end = text[ typedEnd - 1 ] === '.' ? typedEnd - 1 : typedEnd;
		const behind = text.slice( end );
		const isAmount =
			( OF_BEHIND.test( behind ) ||
				FOOD_BEHIND.test( behind ) ||
				isAdded( before, words ) ) &&
			! ( TOOL_BEFORE.test( before ) && SHAPES_BEHIND.test( behind ) ) &&
			! VESSEL_BEHIND.test( behind ) &&
			! isForEach( before, behind );
		return isAmount
			? { start, end, isLeft: isOfFixed( text, end, foods ), more }
			: null;
	}
	const counted = countedBehind( text, more.end, foods );
	return counted &&
		! LIKE_BEFORE.test( before ) &&
		! ONE_BEFORE.test( before ) &&
		! isForEach( before, text.slice( more.end ) ) &&
		( ! ENGLISH_MORE.test( words ) ||
			NAME_END_BEHIND.test( text.slice( counted.end ) ) )
		? {
				start,
				end: counted.end,
				noun: {
					text: text.slice( counted.start, counted.end ),
					start: counted.start,
					isUnit: counted.isUnit,
				},
				more,
			}
		: null;
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
	const further = findOneMore( plain ).flatMap(
		( more ) => readOneMore( plain, more, { grammar, foods } ) ?? []
	);
	return [
		...findOthers( plain, all, grammar ),
		...all.filter(
			( { start, end } ) =>
				! further.some( ( one ) => one.start < end && start < one.end )
		),
		...further,
	].sort( ( a, b ) => a.start - b.start );
}

/**
 * Finds what a text of a recipe says of amounts, and writes it as it is for what
 * a visitor cooks. Weights, volumes and numbers of the recipe's own foods follow;
 * times, temperatures, lengths, sizes of vessels and pieces, and what is said for
 * each or for one time stay. After what stays of a food of the recipe stands an
 * empty piece that says so.
 *
 * @param text    Plain text.
 * @param scaling How to scale.
 * @param convert Writes amounts in the units that the visitor wants; null for those that were written.
 * @param foodOf  Gives the food that follows a place, for what converts.
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
			const { start, end, noun, isLeft, more } = found;
			if ( isLeft ) {
				return [ { start: end, end, text: '', isLeft: true } ];
			}
			if ( more ) {
				return [
					writeMore( text, found, more, scaling, convert, foodOf ),
				];
			}
			const written = noun
				? writeCount( text, found, noun, scaling )
				: writeAmount(
						text.slice( start, end ),
						scaling,
						convert,
						foodOf( end )
					);
			return [
				withOf( text, { start, end, text: written, isScaled: true } ),
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
