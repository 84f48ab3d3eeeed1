import { nearestFraction } from './fractions';
import { isDecimalUnit, roundForKitchen, REST } from './kitchen-rounding';
import { plainDecimal } from './plain-decimal';

/** How a visitor scales, and what is shown. */
export type QuantityFormat = {
	/** `input`: free number of servings; `scale`: buttons. */
	mode: 'input' | 'scale';
	/** Shows the nearest fraction, if one is near enough. */
	useFraction?: boolean;
	/** Language tag of the decimal mark; the browser's by default. */
	locale?: string | undefined;
	/** Rounds to what a kitchen can measure; else as the two ways of scaling say. */
	kitchen?: boolean;
	/** Prints thousands with a mark. */
	useGrouping?: boolean;
};

/** How far a fraction may be from the value that it stands for. */
export const FRACTION_TOLERANCE = 0.0075;

/** Never less than this is shown with the free input: a pinch is not nothing. */
export const MIN_SHOWN = 0.01;

/**
 * The space between a whole number and its fraction. A no-break space there
 * would be typeset better, and some voices lose the fraction after it (ADR 35).
 */
export const THIN_SPACE = '\u2009';

/**
 * Returns the space between a number and its unit: one that no line breaks at,
 * but after a fraction, which some voices lose before it.
 *
 * @param quantity The number as printed.
 */
export function unitSpace( quantity: string ): string {
	return /[¼-¾⅐-⅞]$/.test( quantity ) ? ' ' : '\u00a0';
}

/** Making one costs as much as all numbers of a list. */
const formatters = new Map< string, Intl.NumberFormat >();

function decimal(
	value: number,
	least: number,
	{ locale, useGrouping = false }: QuantityFormat,
	most = 2
): string {
	// Zero is only ever the lower end of a range that was typed so: "0 to 1 chili".
	const shown = value === 0 ? 0 : Math.max( value + REST, MIN_SHOWN );
	const plain = useGrouping
		? undefined
		: plainDecimal( shown, locale, least, most );
	if ( plain !== undefined ) {
		return plain;
	}
	const key = `${ locale } ${ least } ${ most } ${ useGrouping }`;
	let formatter = formatters.get( key );
	if ( ! formatter ) {
		formatter = new Intl.NumberFormat( locale, {
			minimumFractionDigits: least,
			maximumFractionDigits: most,
			useGrouping,
		} );
		formatters.set( key, formatter );
	}
	return formatter.format( shown );
}

/**
 * Finds the nearest fraction.
 *
 * @return Such as `1 ½`, or undefined when none is near enough.
 */
function fraction( value: number ): string | undefined {
	const whole = Math.floor( value );
	const part = nearestFraction( value - whole, FRACTION_TOLERANCE );
	return part === undefined || whole === 0
		? part
		: `${ whole }${ THIN_SPACE }${ part }`;
}

/**
 * Prints a scaled quantity.
 *
 * With the free input it is rounded to 2 decimals and never shows zero. With
 * the buttons a whole number shows as an integer; any other one as the nearest
 * fraction, if fractions are on and one is near enough, else with 2 decimals.
 *
 * @param value  The quantity; 0 only of a range that begins with it.
 * @param format How to print it.
 * @param unit   Stable id of its unit, `egg` for eggs; empty for what else is counted.
 */
export function formatQuantity(
	value: number,
	format: QuantityFormat,
	unit = ''
): string {
	return format.kitchen && value > 0
		? formatKitchen( roundForKitchen( value, unit ), format, unit )
		: formatExact( value, format );
}

/** Prints what a kitchen can measure: metric units with the digits that they have, the others by the way of scaling. */
function formatKitchen(
	value: number,
	format: QuantityFormat,
	unit: string
): string {
	return isDecimalUnit( unit )
		? decimal( value, 0, format, [ 'kg', 'l' ].includes( unit ) ? 3 : 2 )
		: formatExact( value, format );
}

/** Prints a number to the letter of the two ways. */
function formatExact( value: number, format: QuantityFormat ): string {
	if ( format.mode === 'input' ) {
		return decimal( value, 0, format );
	}
	// Scaling by thirds leaves a rest of the size of a floating point error.
	if ( Math.abs( value - Math.round( value ) ) < REST ) {
		return decimal( Math.round( value ), 0, format );
	}
	return (
		( format.useFraction ? fraction( value ) : undefined ) ??
		decimal( value, 2, format )
	);
}
