import {
	blankTags,
	extendAmount,
	grammarOf,
	isMeasure,
	isMultiplier,
	isVague,
	readAmount,
	readAmountOrOne,
	readUnit,
	type Amount,
	type LineConverter,
} from '@larder/quantity';
import type { Replacement } from './measure-format';
import { ENGLISH_MORE, findOneMore, isAdded, type OneMore } from './one-more';
import {
	isNowSeveral,
	writeAmount,
	writeCount,
	writeMore,
	writePackages,
	type Found,
	type Scaling,
} from './write-amount';
import { findOthers } from './the-others';
import { pronounBehind } from './pronoun';
import { amountStarts } from './starts';
import { findOneAndHalf } from './further-counts';
import { findUnitless, isUnitless } from './without-unit';
import { readCount, readPackages, type Reading } from './read-numbers';
import { sizedPieces } from './sized-pieces';
import {
	isForEach,
	isNoCount,
	isOfPackages,
	isOneOfSeveral,
	isSize,
} from './what-stays';
import { STOPPED } from './measures';
import { withOf } from './with-of';
import { countedBehind, isOfFixed, type StepFood } from './step-food';
import {
	FOOD_BEHIND,
	LIKE_BEFORE,
	NAME_END_BEHIND,
	NO_COUNT_BEFORE,
	ONE_BEFORE,
	OF_BEHIND,
	SEVERAL_BEHIND,
	SHAPES_BEHIND,
	TOOL_BEFORE,
	VERB_IN,
	VESSEL_BEHIND,
} from './step-words';

export type { Scaling } from './write-amount';

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
		// "A pinch" is one in any amount, as in the list.
		( read.unit && isVague( read.unit.id ) ) ||
		LIKE_BEFORE.test( before ) ||
		SEVERAL_BEHIND.test( text.slice( end ) ) ||
		ONE_BEFORE.test( before ) ||
		( ! read.unit && isOneOfSeveral( before, text.slice( end ) ) ) ||
		isForEach( before, text.slice( end ), foods, true )
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

/** Reads a weight or volume, and tells whether it scales. */
function readMeasured(
	text: string,
	read: Amount,
	start: number,
	{ grammar, foods }: Reading,
	previous: Found | undefined
): { found: Found | null; end: number } {
	const { end: typedEnd } = extendAmount( text, text, read, grammar );
	const rest = text.slice( typedEnd );
	// A stop is the sentence's where it is not the unit's.
	const isStop =
		text[ typedEnd - 1 ] === '.' &&
		! (
			STOPPED.test( text.slice( start, typedEnd ) ) &&
			/^\s\p{Ll}/u.test( rest )
		);
	const end = isStop ? typedEnd - 1 : typedEnd;
	const before = text.slice( Math.max( 0, start - 60 ), start );
	const behind = isStop && /^\s\p{Lu}/u.test( rest ) ? '' : rest;
	const isOne = read.numbers[ 0 ]?.value === 1 && read.numbers.length === 1;
	const stays =
		isForEach( before, behind, foods, isOne ) ||
		isSize( before, text.slice( start, end ), behind, grammar ) ||
		isOfPackages( text, start, previous );
	return {
		found: stays
			? null
			: { start, end, isLeft: isOfFixed( text, end, foods ) },
		end,
	};
}

/** Reads the amount at a place, and tells whether it scales. */
function readAt(
	text: string,
	start: number,
	{ grammar, foods }: Reading,
	previous: Found | undefined
): { found: Found | null; end: number } | null {
	const read = readAmount( text, start, grammar );
	const last = read?.numbers.at( -1 );
	if ( ! read || ! last ) {
		return readOne( text, start, { grammar, foods } );
	}
	if ( read.unit && isMeasure( read.unit.id ) ) {
		return readMeasured( text, read, start, { grammar, foods }, previous );
	}
	const before = text.slice( Math.max( 0, start - 60 ), start );
	const sized =
		last.value > 1 && ! isForEach( before, '', foods )
			? sizedPieces( text, start, last.end, grammar )
			: null;
	if ( sized ) {
		return { found: sized, end: sized.end };
	}
	const isOne = last.value === 1 && read.numbers.length === 1;
	const isOther =
		( NO_COUNT_BEFORE.test( before ) && ! VERB_IN.test( before ) ) ||
		isNoCount( before, last.value, text.slice( last.end ) ) ||
		isForEach( before, text.slice( last.end ), foods, isOne ) ||
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
	{ grammar, foods }: Reading,
	all: readonly Found[]
): Found | null {
	const { start, words } = more;
	if ( isUnitless( text, more, all ) ) {
		return {
			start,
			end: more.end,
			noun: { text: '', start: more.end, isUnit: false },
			more,
		};
	}
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
			! isForEach( before, behind, foods, true );
		return isAmount
			? { start, end, isLeft: isOfFixed( text, end, foods ), more }
			: null;
	}
	const counted = countedBehind( text, more.end, foods );
	return counted &&
		! LIKE_BEFORE.test( before ) &&
		! ONE_BEFORE.test( before ) &&
		! isForEach( before, text.slice( more.end ), foods, true ) &&
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

/** Writes an amount that counts no noun, of a range with the word before it: `between 2 and 3 cups`. */
function writeMeasured(
	text: string,
	found: Found,
	scaling: Scaling,
	convert: LineConverter | null,
	foodOf: ( end: number ) => string
): Replacement {
	const { end, numberEnd, said } = found;
	const { between } = grammarOf( scaling.format.locale ?? 'en' );
	const [ lead = '' ] =
		// Packages and what is read in another form are written without it.
		( numberEnd === undefined && said === undefined
			? between.exec(
					text.slice( Math.max( 0, found.start - 20 ), found.start )
				)
			: null ) ?? [];
	const start = found.start - lead.length;
	return {
		start,
		end,
		text:
			numberEnd === undefined
				? writeAmount(
						said ?? text.slice( start, end ),
						scaling,
						convert,
						foodOf( end )
					)
				: writePackages( text, found, scaling, convert ),
		isScaled: true,
	};
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
			start < place
				? null
				: readAt( plain, start, { grammar, foods }, all.at( -1 ) );
		if ( read ) {
			place = read.end;
			all.push( ...( read.found ? [ read.found ] : [] ) );
		}
	}
	const further = [
		...findOneMore( plain ).flatMap(
			( more ) =>
				readOneMore( plain, more, { grammar, foods }, all ) ?? []
		),
		...findOneAndHalf( plain, grammar, foods ),
	];
	const free = all.filter(
		( { start, end } ) =>
			! further.some( ( one ) => one.start < end && start < one.end )
	);
	return [
		...findOthers( plain, all, grammar ),
		...free,
		...further,
		...findUnitless( plain, [ ...free, ...further ], grammar.code ),
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
): Replacement[] {
	const { factor, format, foods } = scaling;
	if ( factor === 1 ) {
		return [];
	}
	return findAmounts( text, foods, format.locale )
		.flatMap( ( found ): Replacement[] => {
			const { start, end, noun, isLeft, more } = found;
			if ( isLeft ) {
				return [ { start: end, end, text: '', isLeft: true } ];
			}
			if ( more ) {
				return [
					writeMore( text, found, more, scaling, convert, foodOf ),
				];
			}
			if ( ! noun ) {
				return [
					withOf(
						text,
						writeMeasured( text, found, scaling, convert, foodOf )
					),
				];
			}
			const written = writeCount( text, found, noun, scaling );
			return [
				withOf( text, { start, end, text: written, isScaled: true } ),
				...( isNowSeveral( text, found, noun, scaling )
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
