import { inDigitsOf } from './digits';
import { formatQuantity, type QuantityFormat } from './format';
import { kitchenValue } from './kitchen';
import { parseQuantity, type ParsedQuantity } from './parse';
import { prettyQuantity } from './pretty';
import { unitLabel } from './unit-label';
import { findUnit } from './units';
import { inWholeUnits } from './whole-units';

/** A word behind a number: in `1 cup (200 g)` the cup becomes cups. */
const UNIT =
	/^ ?(?:(?:heaped|heaping|rounded|level|scant|generous|whole|large|small|medium|fat|packed) ){0,2}\p{L}+(?![\p{L}-])/u;

/** The end of a number word that is tied to its unit: `demi-litre`, `mezz'etto`. */
const TIED_END = /[-'’]$/;

/**
 * Scales a typed quantity.
 *
 * Ranges scale at both ends, dual amounts at each, and of `2 x 400` only the
 * count; units between the numbers follow them. It always starts from
 * what was typed, so that scaling up and back gives the same text.
 *
 * @param text   What was typed, without tags.
 * @param factor By what to multiply, above 0.
 * @param format How to print the numbers.
 * @param parsed What the text says, for a caller that has read it before.
 * @param unitId Stable id of the unit behind the text, `egg` for eggs.
 * @return The text to print; unreadable text exactly as typed.
 */
export function scaleText(
	text: string,
	factor: number,
	format: QuantityFormat,
	parsed: ParsedQuantity | null = parseQuantity( text, format.locale ),
	unitId = ''
): string {
	if ( factor === 1 ) {
		return prettyQuantity( text );
	}
	if ( ! parsed || ! ( factor > 0 && Number.isFinite( factor ) ) ) {
		return text;
	}
	const whole = format.kitchen
		? inWholeUnits( text, parsed, factor, format.locale )
		: null;
	if ( whole ) {
		return scaleNumbers( whole.text, whole.numbers, factor, format );
	}
	return scaleNumbers( text, parsed.scalable, factor, format, unitId );
}

/** Scales the numbers of a text, with the units behind them. */
function scaleNumbers(
	text: string,
	numbers: ParsedQuantity[ 'scalable' ],
	factor: number,
	format: QuantityFormat,
	unitId = ''
): string {
	let scaled = '';
	let place = 0;
	for ( const number of numbers ) {
		const { value, start, end, tail, isGrouped = false } = number;
		const unit = UNIT.exec( text.slice( end, end + 40 ) )?.[ 0 ] ?? '';
		const id =
			( unit && findUnit( unit.split( ' ' ).at( -1 ) ?? '' ) ) || unitId;
		const many = value * factor;
		scaled +=
			text.slice( place, start ) +
			inDigitsOf(
				formatQuantity(
					many,
					{ ...format, useGrouping: isGrouped },
					id
				),
				text.slice( start, end )
			) +
			( TIED_END.test( text.slice( start, end ) ) &&
			/^\p{L}/u.test( text.slice( end ) )
				? ' '
				: '' ) +
			unitLabel(
				unit,
				// Of 1.1 teaspoons a drawer has one.
				format.kitchen && many > 0 ? kitchenValue( many, id ) : many,
				format.locale
			);
		place = end + unit.length;
		// The half of "1 taza y media" is in the number by now.
		if ( tail ) {
			scaled += text.slice( place, tail[ 0 ] );
			place = tail[ 1 ];
		}
	}
	return prettyQuantity( scaled + text.slice( place ) );
}
