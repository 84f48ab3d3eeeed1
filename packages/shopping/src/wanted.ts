import { parseIngredient } from '@larder/lines';
import { isCount, parseQuantity, readLine, scaleLine } from '@larder/quantity';
import {
	findEquivalentAmounts,
	withoutSpoonSize,
	type MeasuredAmount,
} from '@larder/units/measures';
import type { Wanted } from './types';

/** An ingredient as written, plain text. */
type Written = { quantity: string; unit: string; name: string; note: string };

/** How amounts that stay texts are printed. */
const FORMAT = { mode: 'scale', useFraction: true } as const;

/** A count and the size of one: `2 x 400 g`, `1 (15 ounce)`. */
const SIZED = /^([\d\s.,/⁄¼-¾⅐-⅞–-]+?)\s*(?:[x×]\s*(?=\d)|(?=\())(.+)$/iu;

/** What of a food precedes it as it was elided, `d’ail`, or after an amount whose unit comes first: `gr 200 di riso`. */
const ELIDED = /^(?:(?:[Dd]e l|[Dd]ell|[DdLl])['’](?=[\p{L}\d])|di\s)/u;

/**
 * Reads a number and a unit, or what is one to add: of `1 tablespoon, 1 teaspoon`
 * four teaspoons, of `250 g (9 oz)` the grams.
 */
function measureOf(
	{ quantity, unit }: Pick< Written, 'quantity' | 'unit' >,
	locale: string | undefined
): { quantity: number; max: number | null; unit: string } | null {
	const text = `${ quantity } ${ unit }`.trim();
	const [ said, ...more ] = findEquivalentAmounts( text, locale );
	const [ way ] = said?.ways ?? [];
	const smallest = way?.reduce( ( one, other ) =>
		other.size < one.size ? other : one
	);
	if (
		! said ||
		! way ||
		! smallest ||
		more.length > 0 ||
		/[\d¼-¾⅐-⅞]/.test( text.slice( 0, said.start ) ) ||
		! /^[\s).]*(?:of|de|d['’]|di)?$/iu.test( text.slice( said.end ) ) ||
		way.some( ( { dimension } ) => dimension !== smallest.dimension )
	) {
		return null;
	}
	const total = ( end: ( one: MeasuredAmount ) => number ): number =>
		way.reduce( ( sum, one ) => sum + end( one ) * one.size, 0 ) /
		smallest.size;
	const low = total( ( one ) => one.low );
	const high = total( ( one ) => one.high ?? one.low );
	const measure = text.slice( smallest.start, smallest.end );
	// The half of "1 taza y media" is in the number.
	const [ half ] =
		parseQuantity( measure, locale )?.scalable.at( -1 )?.tail ?? [];
	const typed = /(?<=[\d¼-¾⅐-⅞])[\s-]?\p{L}[\p{L}\s.]*$/u.exec(
		measure.slice( 0, half )
	);
	return {
		quantity: low,
		max: high > low ? high : null,
		unit: typed?.[ 0 ].replace( /^[\s-]/, '' ).trim() ?? smallest.unit,
	};
}

/** Reads how many there are, of what. */
function countOf(
	written: Pick< Written, 'quantity' | 'unit' >,
	locale: string | undefined
): { quantity: number; max: number | null; unit: string } | null {
	const { quantity, unit } = withoutSpoonSize( written, locale ) ?? written;
	const [ , count = quantity.trim(), size = '' ] =
		SIZED.exec( quantity ) ?? [];
	const parsed = parseQuantity( count, locale );
	if ( ! parsed || ! isCount( count, parsed ) ) {
		return measureOf( { quantity, unit }, locale );
	}
	const sign = size === '' || size.startsWith( '(' ) ? '' : '× ';
	return {
		quantity: parsed.value,
		max: parsed.valueMax,
		unit: `${ sign }${ size } ${ unit }`.trim(),
	};
}

/**
 * Returns what to buy for an ingredient. Numbers stay numbers, so that sums are
 * exact; what is more than a number and a unit, such as `2 × 400 g tins`, is
 * stored as text.
 *
 * @param written The ingredient.
 * @param factor  By what the visitor multiplies the recipe.
 * @param locale  Language tag of the page.
 * @return What is to buy.
 */
export function wantedOf(
	written: Written,
	factor: number,
	locale?: string
): Wanted {
	const typed = readLine( written, locale );
	// Of a "15 oz can" one buys cans.
	const read = typed.counted ?? typed.joined ?? typed;
	const { quantity, unit, name } = read;
	const shown = scaleLine( read, factor, { ...FORMAT, locale } );
	if ( read.inName ) {
		const { start, end, wholeEnd } = read.inName;
		// Lemons are what one buys for the "juice of 2 lemons".
		return wantedOf(
			{
				quantity: name.slice( start, end ).replace( ELIDED, '' ),
				unit: '',
				name: name.slice( end, wholeEnd ).trim(),
				note: [ `${ unit } ${ shown.name }`.trim(), shown.note ]
					.filter( Boolean )
					.join( ', ' ),
			},
			factor,
			locale
		);
	}
	const count = countOf( { quantity, unit }, locale );
	const max = count?.max ?? null;
	return {
		name: shown.name.replace( ELIDED, '' ),
		note: shown.note,
		quantity: count && count.quantity * factor,
		max: max === null ? null : max * factor,
		unit: count?.unit ?? '',
		text: count
			? ''
			: [ shown.quantity, shown.unit ].filter( Boolean ).join( ' ' ),
	};
}

/**
 * Reads what a visitor typed: `2 kg potatoes`.
 *
 * @param line   What was typed.
 * @param locale Language tag of the page.
 * @return What is to buy; without a name where nothing was typed.
 */
export function readWanted( line: string, locale?: string ): Wanted {
	const { input, spans, name, note } = parseIngredient( line.trim(), locale );
	const piece = ( span: [ number, number ] | undefined ): string =>
		span ? input.slice( ...span ) : '';
	const written: Written =
		name === null
			? // "Half a dozen" alone is still something to buy.
				{ quantity: '', unit: '', name: line.trim(), note: '' }
			: {
					quantity: piece( spans.quantity ),
					unit: piece( spans.unit ),
					name,
					note: note ?? '',
				};
	return wantedOf( written, 1, locale );
}

/** Stands for a food after an amount that was typed alone. */
const FOOD = 'zzz';

/**
 * Reads an amount that a visitor typed: `2 kg`, `two bags`.
 *
 * @param text What was typed.
 * @param locale Language tag of the page.
 * @return How much; as text where it is more than a number and a unit.
 */
export function readAmount(
	text: string,
	locale?: string
): Pick< Wanted, 'quantity' | 'max' | 'unit' | 'text' > {
	const typed = text.trim();
	const { name, note, ...amount } = readWanted(
		`${ typed } ${ FOOD }`,
		locale
	);
	return name === FOOD && note === ''
		? amount
		: { quantity: null, max: null, unit: '', text: typed };
}
