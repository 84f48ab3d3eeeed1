import type { ParsedQuantity } from './parse';

/** The pounds of an amount of pounds and ounces, up to the ounces. */
const POUNDS = /^(\s?(?:lbs?\.?|pounds?))(?:,|,? and)?\s?$/iu;

/** The ounces behind them. */
const OUNCES = /^\s?(?:ozs?\.?|ounces?)\s*$/iu;

const OUNCES_OF_A_POUND = 16;

/** Nobody weighs less than this many ounces. */
const LEAST = 0.05;

/** What to scale: a text, and its numbers that change. */
type Scaled = { text: string; numbers: ParsedQuantity[ 'scalable' ] };

/**
 * Makes pounds of ounces where there are enough of them: twice `1lb10oz` is 3 lb 4 oz.
 *
 * @param text   Quantity as typed.
 * @param parsed What it says.
 * @param factor By what it is scaled.
 * @return The text and the numbers that give the amount at that scale; null where they are those that were typed.
 */
export function inWholePounds(
	text: string,
	{ scalable, valueMax }: ParsedQuantity,
	factor: number
): Scaled | null {
	const [ pounds, ounces, ...others ] = scalable;
	if ( ! pounds || ! ounces || others.length > 0 || valueMax !== null ) {
		return null;
	}
	const [ , word ] =
		POUNDS.exec( text.slice( pounds.end, ounces.start ) ) ?? [];
	const all = ( pounds.value * OUNCES_OF_A_POUND + ounces.value ) * factor;
	const whole = Math.floor( ( all + LEAST ) / OUNCES_OF_A_POUND );
	if (
		word === undefined ||
		! OUNCES.test( text.slice( ounces.end ) ) ||
		whole < 1 ||
		( whole === pounds.value * factor &&
			ounces.value * factor < OUNCES_OF_A_POUND )
	) {
		return null;
	}
	const rest = all - whole * OUNCES_OF_A_POUND;
	const first = { ...pounds, value: whole / factor };
	return rest < LEAST
		? {
				text: text.slice( 0, pounds.end + word.length ),
				numbers: [ first ],
			}
		: { text, numbers: [ first, { ...ounces, value: rest / factor } ] };
}
