import { formatQuantity, measureWord } from '@larder/quantity';
import type { Measured } from './measure-rounding';

/** A piece of a text in other units, or scaled. */
export type Replacement = {
	start: number;
	end: number;
	text: string;
	isScaled?: boolean;
	/** Whether it is empty and follows an amount that does not follow the servings. */
	isLeft?: boolean;
};

/** An amount to show: `quantity` and `unit` plain text. */
export type QuantityAndUnit = { quantity: string; unit: string };

/**
 * Prints a number: decimals beside metric units, fractions beside the others.
 *
 * @param value  The number.
 * @param unit   Stable id of its unit.
 * @param locale Language tag of the page.
 */
function number(
	value: number,
	unit: string,
	locale: string | undefined
): string {
	return [ 'g', 'kg', 'ml', 'l' ].includes( unit )
		? formatQuantity( value, { mode: 'input', locale } )
		: formatQuantity( value, { mode: 'scale', useFraction: true, locale } );
}

/**
 * Prints an amount as number and unit: `½` and `cup + 1 tbsp`.
 *
 * @param parts  Numbers with their units.
 * @param locale Language tag of the page.
 * @return Number and unit.
 */
export function formatMeasure(
	parts: Measured,
	locale: string | undefined
): QuantityAndUnit {
	const [ first, ...rest ] = parts;
	const more = rest.map(
		( { value, unit } ) =>
			// Pounds and ounces are said as one amount.
			`${ unit === 'oz' ? '' : '+ ' }${ number( value, unit, locale ) } ${ measureWord( unit, value, locale ) }`
	);
	return {
		quantity: first ? number( first.value, first.unit, locale ) : '',
		unit: first
			? [ measureWord( first.unit, first.value, locale ), ...more ].join(
					' '
				)
			: '',
	};
}

/**
 * Prints a range, the unit once where both ends have the same.
 *
 * @param low    Lower end; nothing of a range from zero.
 * @param high   Upper end.
 * @param locale Language tag of the page.
 * @return Number and unit.
 */
export function formatMeasureRange(
	low: Measured,
	high: Measured,
	locale: string | undefined
): QuantityAndUnit {
	const to = formatMeasure( high, locale );
	if ( low.length === 0 ) {
		return { ...to, quantity: `0–${ to.quantity }` };
	}
	const from = formatMeasure( low, locale );
	if ( from.quantity === to.quantity && from.unit === to.unit ) {
		return to;
	}
	const isShared =
		low.length === 1 &&
		high.length === 1 &&
		low[ 0 ]?.unit === high[ 0 ]?.unit;
	return {
		quantity: isShared
			? `${ from.quantity }–${ to.quantity }`
			: `${ from.quantity } ${ from.unit } – ${ to.quantity }`,
		unit: to.unit,
	};
}
