import {
	findUnit,
	isCount,
	isMeasure,
	readLine,
	withoutSpoonSize,
	type LinePieces,
	type ReadLine,
} from '@larder/quantity';
import { findSaid } from './amounts';

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

/**
 * Moves an amount from the note to the amount that it repeats: `1 cup flour (95
 * g)`, but not `1 cup stock (or 1 tsp granules in 250 ml)`.
 */
function withAgain(
	{ unit, note, further }: ReadLine,
	locale: string | undefined
): Pick< LinePieces, 'unit' | 'note' > | null {
	const [ brackets = '' ] =
		/^\((?!(?:or|oder|ou?|oppure|from|aus|(?:un)?ge\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}ed)\s)[^()]*\)|^\d[^,;()]*$/iu.exec(
			note
		) ?? [];
	const bare = unit.replace( /\s(?:of|de|di)$/i, '' );
	const isAgain =
		isMeasure( findUnit( bare ) ?? '' ) || /^sticks?$/i.test( unit );
	// "2 lb potatoes (about 6)" counts them.
	const isMeasured =
		findSaid( brackets, locale ).length > 0 || /stick/i.test( brackets );
	return isAgain &&
		isMeasured &&
		further.note.some(
			( { end } ) =>
				end <= brackets.length &&
				/^\s?(?:[)/|]|$)/.test( brackets.slice( end ) )
		)
		? {
				unit: `${ bare } ${ brackets.replace( /^\d.*/, '($&)' ) }${ unit.slice( bare.length ) }`,
				note: note.slice( brackets.length ).replace( /^[\s,;]+/, '' ),
			}
		: null;
}
