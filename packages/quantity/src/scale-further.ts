import { foodLabel } from './food-label';
import type { QuantityFormat } from './format';
import type { FurtherAmount } from './further';
import { scaleText } from './scale';

/**
 * Scales the further amounts of a piece.
 *
 * @param text    The piece as written.
 * @param amounts The amounts in it.
 * @param factor  By what to multiply.
 * @param format  How to print numbers.
 * @return The piece; as written where nothing is scaled.
 */
export function scaleFurther(
	text: string,
	amounts: readonly FurtherAmount[],
	factor: number,
	format: QuantityFormat
): string {
	if ( factor === 1 ) {
		return text;
	}
	let scaled = '';
	let place = 0;
	for ( const [ at, { start, end, parsed, isCount } ] of amounts.entries() ) {
		scaled +=
			text.slice( place, start ) +
			scaleText( text.slice( start, end ), factor, format, parsed );
		place = end;
		if ( isCount ) {
			const behind = text.slice( end, amounts[ at + 1 ]?.start );
			const food = behind.trimStart();
			scaled +=
				behind.slice( 0, behind.length - food.length ) +
				foodLabel(
					food,
					( parsed.valueMax ?? parsed.value ) * factor,
					format.locale
				);
			place = end + behind.length;
		}
	}
	return scaled + text.slice( place );
}
