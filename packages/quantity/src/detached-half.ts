import { isKnownFood } from './known-foods';
import { grammarOf } from './grammar';
import type { LinePieces } from './line';
import { matchAt, readNumber, type FoundNumber } from './number';
import { numberGrammarOf } from './number-grammar';

/** A weight of Spanish markets in words without its unit: a quarter and half of a quarter of a kilo. */
const QUARTER_AND_HALF = /^(?:un |1 )?cuarto y mitad de$/i;

/** Counts a unit that has a half after it and no number before: `kilo y medio de`. */
function withOne< Line extends LinePieces >(
	line: Line,
	locale: string | undefined
): Line {
	const counted = `1 ${ line.unit }`;
	const tail =
		line.unit === ''
			? undefined
			: readNumber( counted, 0, numberGrammarOf( locale ) )?.tail;
	return tail ? { ...line, quantity: counted, unit: '' } : line;
}

/** Moves a half that follows what is counted; null where that is not known. */
function behindFood< Line extends LinePieces >(
	line: Line,
	text: string,
	number: FoundNumber | undefined,
	half: number,
	locale: string | undefined
): Line | null {
	const [ from = half ] = number?.tail ?? [];
	const food = text.slice( number?.end, from ).trim();
	return number && line.unit === '' && isKnownFood( food, locale )
		? {
				...line,
				quantity: Math.floor( number.value ) + text.slice( from, half ),
				name: food + text.slice( half ),
			}
		: null;
}

/** Moves a half that follows its unit. */
function behindUnit< Line extends LinePieces >(
	line: Line,
	text: string,
	half: number,
	locale: string | undefined
): Line {
	const { quantity, unit, name } = line;
	const joined = matchAt( grammarOf( locale ?? 'en' ).of, text, half );
	const end = half + ( joined?.[ 0 ].length ?? 0 );
	const unitEnd = quantity.length + ( unit === '' ? 0 : unit.length + 1 );
	return {
		...line,
		quantity: text.slice( 0, end ).trim(),
		unit: text.slice( end, unitEnd ).trim(),
		name: end > unitEnd ? text.slice( end ).trim() : name,
	};
}

/**
 * Moves a half back to its number that follows the food, `1 cebolla y media`, or
 * its unit where a line was split before it, as in a language that nobody knew:
 * `1`, `taza`, `y media de harina`.
 *
 * @param line   The ingredient as written.
 * @param locale Language tag of the recipe.
 * @return The line with the half in its quantity; the same one where there is none.
 */
export function joinDetachedHalf< Line extends LinePieces >(
	line: Line,
	locale?: string
): Line {
	const { quantity, unit, name } = line;
	if ( QUARTER_AND_HALF.test( quantity ) && unit === '' ) {
		return { ...line, quantity: '0,375', unit: 'kg de' };
	}
	if ( quantity === '' ) {
		return withOne( line, locale );
	}
	const text = [ quantity, unit, name ].filter( Boolean ).join( ' ' );
	const number = readNumber( text, 0, numberGrammarOf( locale ) );
	const half = Math.max( number?.end ?? 0, number?.tail?.[ 1 ] ?? 0 );
	if ( ! /\S/.test( quantity ) || half <= quantity.length ) {
		return line;
	}
	return (
		behindFood( line, text, number, half, locale ) ??
		behindUnit( line, text, half, locale )
	);
}
