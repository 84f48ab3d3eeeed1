import { formatQuantity, type QuantityFormat } from './format';
import { parseQuantity } from './parse';
import { prettyQuantity } from './pretty';

export { formatQuantity, type QuantityFormat } from './format';
export { unitLabel } from './unit-label';
export { parseQuantity } from './parse';

/**
 * Scales a typed quantity.
 *
 * Ranges scale at both ends, dual amounts at each, and of `2 x 400` only the
 * count. It always starts from what was typed, so that scaling up and back
 * gives the same text.
 *
 * @param text   What was typed, without tags.
 * @param factor By what to multiply, above 0.
 * @param format How to print the numbers.
 * @return The text to print; unreadable text exactly as typed.
 */
export function scaleText(
	text: string,
	factor: number,
	format: QuantityFormat
): string {
	if ( factor === 1 ) {
		return prettyQuantity( text );
	}
	const parsed =
		factor > 0 && Number.isFinite( factor ) ? parseQuantity( text ) : null;
	if ( ! parsed ) {
		return text;
	}
	let scaled = '';
	let place = 0;
	for ( const { value, start, end } of parsed.scalable ) {
		scaled +=
			text.slice( place, start ) +
			formatQuantity( value * factor, format );
		// "half a lemon" doubles to "1 lemon", not to "1lemon".
		place = end;
	}
	return prettyQuantity( scaled + text.slice( place ) );
}
