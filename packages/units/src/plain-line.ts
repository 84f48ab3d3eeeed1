import {
	findUnit,
	isCount,
	isLength,
	isMeasure,
	readLine,
	type LinePieces,
	type ReadLine,
} from '@larder/quantity';
import { findEquivalentAmounts } from './equivalent-amounts';
import { findFood, type Food } from './food';
import { withoutSpoonSize } from './spoon-size';

const plainLines = new WeakMap< ReadLine, ReadLine >();

/**
 * Returns an ingredient with its amount as plain as it can be said, for converting:
 * spoons without their size, digits for words, and what the note says again
 * beside what it repeats.
 *
 * @param line   The ingredient as written, read.
 * @param locale Language tag of the page.
 * @return The ingredient, made once for each.
 */
export function plainLine(
	line: ReadLine,
	locale: string | undefined
): ReadLine {
	let known = plainLines.get( line );
	if ( ! known ) {
		const pieces =
			withoutSpoonSize( line, locale ) ??
			inDigits( line ) ??
			withAgain( line, locale );
		known = pieces ? readLine( { ...line, ...pieces }, locale ) : line;
		plainLines.set( line, known );
	}
	return known;
}

/** Writes a quantity that is an article or a number word in digits: `a cup`. */
function inDigits( {
	quantity,
	unit,
	name,
	parsed,
}: ReadLine ): Pick< LinePieces, 'quantity' > | null {
	return parsed &&
		parsed.valueMax === null &&
		! /[\p{N}]/u.test( quantity ) &&
		isCount( quantity, parsed )
		? {
				// "Two ¼-oz packets" are not 2¼ oz.
				quantity: `${ quantity.slice( 0, parsed.scalable[ 0 ]?.start ) }${ parsed.value }${ /^(?:[¼-¾⅐-⅞]|\d+ ?[/⁄])/.test( unit || name ) ? ' ×' : '' }`,
			}
		: null;
}

/** How far apart two measures of the same may be, as one is rounded. */
const ROUNDED = 1.25;

/** How far apart they may be where one is by weight and the other by volume: who packs a cup, and how, makes a difference. */
const PACKED = 1.6;

/** How much a millilitre of a food that is not known weighs at least and at most, in grams. */
const LIGHTEST = 0.08;
const HEAVIEST = 1.6;

/** Adds up the one way in which a text says an amount, of a range the upper end. */
function measureIn(
	text: string,
	locale: string | undefined
): { isWeight: boolean; most: number } | null {
	const [ first, ...more ] =
		findEquivalentAmounts( text, locale )[ 0 ]?.ways[ 0 ] ?? [];
	return first &&
		more.every( ( { dimension } ) => dimension === first.dimension )
		? {
				isWeight: first.dimension === 'weight',
				most: [ first, ...more ].reduce(
					( sum, { low, high, size } ) =>
						sum + ( high ?? low ) * size,
					0
				),
			}
		: null;
}

/** Whether two amounts can be the same one, in two measures: of `2 lb lobster meat 1 lb` they are not. */
function isSame(
	first: string,
	second: string,
	food: Food | null,
	locale: string | undefined
): boolean {
	const one = measureIn( first, locale );
	const other = measureIn( second, locale );
	if ( ! one || ! other ) {
		return false;
	}
	if ( one.isWeight === other.isWeight ) {
		const times = one.most / other.most;
		return Math.max( times, 1 / times ) <= ROUNDED;
	}
	const density = one.isWeight
		? one.most / other.most
		: other.most / one.most;
	return (
		density >= ( food ? food.density / PACKED : LIGHTEST ) &&
		density <= ( food ? food.density * PACKED : HEAVIEST )
	);
}

/** A length that brackets say again: `(8 cm)`. */
const LENGTH_IN_BRACKETS =
	/^\((?:about |ca\. ?)?[\d¼-¾⅐-⅞][\d.,/⁄ ¼-¾⅐-⅞]*-?(?:cm|mm|in\.?|inch(?:es)?|["″”])\)$/iu;

/**
 * Moves an amount from the note to the amount that it repeats: `1 cup flour (95
 * g)`, `3 inches lemongrass (8 cm)`, but not `1 cup stock (or 1 tsp granules in
 * 250 ml)`.
 */
function withAgain(
	{ quantity, unit, name, note, further }: ReadLine,
	locale: string | undefined
): Partial< Pick< LinePieces, 'quantity' | 'unit' | 'note' > > | null {
	const [ brackets = '' ] =
		/^\((?!(?:or|oder|ou?|oppure|from|aus|(?:un)?ge\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}ed)\s)(?:[^()]|\([^()]*\))*\)|^\d[^,;()]*(?=$|,)/iu.exec(
			note
		) ?? [];
	const bare = unit.replace( /\s(?:of|de|di)$/i, '' );
	const id = findUnit( bare ) ?? '';
	const rest = note.slice( brackets.length ).replace( /^[\s,;]+/, '' );
	if ( isLength( id ) && LENGTH_IN_BRACKETS.test( brackets ) ) {
		return {
			quantity: `${ quantity } ${ bare } ${ brackets }`,
			unit: unit.slice( bare.length ).trim(),
			note: rest,
		};
	}
	const isAgain = isMeasure( id ) || /^sticks?$/i.test( unit );
	// "2 lb potatoes (about 6)" counts them.
	const isMeasured =
		findEquivalentAmounts( brackets, locale ).length > 0 ||
		/stick/i.test( brackets );
	return isAgain &&
		isMeasured &&
		( brackets.startsWith( '(' ) ||
			isSame(
				`${ quantity } ${ bare }`,
				brackets,
				findFood( name, note.slice( brackets.length ) ),
				locale
			) ) &&
		further.note.some(
			( { end } ) =>
				end <= brackets.length &&
				/^\s?(?:[)/|]|$)/.test( brackets.slice( end ) )
		)
		? {
				unit: `${ bare } ${ brackets.replace( /^\d.*/, '($&)' ) }${ unit.slice( bare.length ) }`,
				note: rest,
			}
		: null;
}
