import { formatQuantity as toFraction } from 'format-quantity';

/** How a visitor scales, and what is shown. */
export type QuantityFormat = {
	/** `input`: free number of servings; `scale`: buttons. */
	mode: 'input' | 'scale';
	/** Shows the nearest fraction, if one is near enough. */
	useFraction?: boolean;
	/** Language tag of the decimal mark; the browser's by default. */
	locale?: string | undefined;
};

/** How far a fraction may be from the value that it stands for. */
export const FRACTION_TOLERANCE = 0.0075;

/** Never less than this is shown with the free input: a pinch is not nothing. */
export const SMALLEST_SHOWN = 0.01;

/** A narrow space that a whole number and its fraction share; no line breaks at it. */
export const THIN_SPACE = '\u202f';

/** Making one costs as much as all numbers of a list. */
const formatters = new Map< string, Intl.NumberFormat >();

function decimal(
	value: number,
	least: number,
	locale: string | undefined
): string {
	const key = `${ locale } ${ least }`;
	let formatter = formatters.get( key );
	if ( ! formatter ) {
		formatter = new Intl.NumberFormat( locale, {
			minimumFractionDigits: least,
			maximumFractionDigits: 2,
			useGrouping: false,
		} );
		formatters.set( key, formatter );
	}
	return formatter.format( Math.max( value, SMALLEST_SHOWN ) );
}

/**
 * Finds the nearest fraction.
 *
 * @param value The value.
 * @return Such as `1 ½`, or undefined when none is near enough.
 */
function fraction( value: number ): string | undefined {
	const text = toFraction( value, {
		vulgarFractions: true,
		tolerance: FRACTION_TOLERANCE,
		romanNumerals: false,
		separator: THIN_SPACE,
	} );
	return text !== null && /[/⁄¼-¾⅐-⅞]/.test( text ) ? text : undefined;
}

/**
 * Prints a scaled quantity.
 *
 * With the free input it is rounded to 2 decimals and never shows zero. With
 * the buttons a whole number shows as an integer; any other one as the nearest
 * fraction, if fractions are on and one is near enough, else with 2 decimals.
 *
 * @param value  The quantity, above 0.
 * @param format How to print it.
 * @return The text.
 */
export function formatQuantity(
	value: number,
	{ mode, useFraction = false, locale }: QuantityFormat
): string {
	if ( mode === 'input' ) {
		return decimal( value, 0, locale );
	}
	// Scaling by thirds leaves a rest of the size of a floating point error.
	if ( Math.abs( value - Math.round( value ) ) < 1e-9 ) {
		return decimal( Math.round( value ), 0, locale );
	}
	return (
		( useFraction ? fraction( value ) : undefined ) ??
		decimal( value, 2, locale )
	);
}
