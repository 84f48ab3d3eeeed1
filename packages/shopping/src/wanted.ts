import { parseIngredient } from '@larder/lines';
import {
	amountInName,
	parseQuantity,
	scaleName,
	scaleText,
} from '@larder/quantity';
import type { Wanted } from './types';

/** An ingredient as written, plain text. */
type Written = { quantity: string; unit: string; name: string; note: string };

/** A number or a range, with nothing around it that would be lost. */
const PLAIN = /^[\d\s.,/⁄¼-¾⅐-⅞]+(?:(?:-|–|—|to)[\d\s.,/⁄¼-¾⅐-⅞]+)?$/;

/**
 * Makes of an ingredient what is to buy. Numbers are kept as they are, so that
 * sums are exact; what is more than a number and a unit, such as
 * `2 × 400 g tins`, is kept as text.
 *
 * @param written The ingredient.
 * @param factor  By what the visitor multiplies the recipe.
 * @param locale  Language tag of the page.
 * @return What is to buy.
 */
export function wantedOf(
	{ quantity, unit, name, note }: Written,
	factor: number,
	locale?: string
): Wanted {
	const inName = amountInName( { quantity, unit, name, note }, locale );
	if ( inName ) {
		const { start, end, wholeEnd } = inName;
		const taken = scaleName( name, inName, factor, {
			mode: 'scale',
			useFraction: true,
			locale,
		} );
		// Lemons are what one buys for the "juice of 2 lemons".
		return wantedOf(
			{
				quantity: name.slice( start, end ),
				unit: '',
				name: name.slice( end, wholeEnd ).trim(),
				note: [ `${ unit } ${ taken }`.trim(), note ]
					.filter( Boolean )
					.join( ', ' ),
			},
			factor,
			locale
		);
	}
	const parsed = PLAIN.test( quantity.trim() )
		? parseQuantity( quantity, locale )
		: null;
	if ( parsed ) {
		const { value, valueMax } = parsed;
		return {
			name,
			note,
			quantity: value * factor,
			max: valueMax === null ? null : valueMax * factor,
			unit,
			text: '',
		};
	}
	const amount = scaleText( quantity, factor, {
		mode: 'scale',
		useFraction: true,
		locale,
	} );
	return {
		name,
		note,
		quantity: null,
		max: null,
		unit: '',
		text: [ amount, unit ].filter( Boolean ).join( ' ' ),
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

/** Stands for a food behind an amount that was typed alone. */
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
