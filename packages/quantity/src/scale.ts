import { inDigitsOf } from './digits';
import { formatQuantity, type QuantityFormat } from './format';
import { kitchenValue } from './kitchen';
import { skip } from './marks';
import { numberGrammarOf } from './number-grammar';
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

/** Whether a number word is joined to what follows, so that a number in its place needs a space. */
const isTied = ( typed: string, behind: string ): boolean =>
	TIED_END.test( typed ) && /^\p{L}/u.test( behind );

/** A number as it was printed, with what came before and behind it. */
type Printed = { value: number; joint: string; digits: string; unit: string };

/**
 * Whether a number is the upper end of a range that has become one with its lower
 * end: both ends of `¼ to ⅓ cup` can round to the same spoon.
 */
function isSameEnd( low: Printed, high: Printed, range: RegExp ): boolean {
	return (
		high.value > low.value &&
		high.digits === low.digits &&
		[ '', high.unit ].includes( low.unit ) &&
		high.joint !== '' &&
		skip( range, high.joint, 0 ) === high.joint.length
	);
}

/** Scales the numbers of a text, with the units behind them. */
function scaleNumbers(
	text: string,
	numbers: ParsedQuantity[ 'scalable' ],
	factor: number,
	format: QuantityFormat,
	unitId = ''
): string {
	const { range } = numberGrammarOf( format.locale );
	let scaled = '';
	let place = 0;
	let last: Printed | null = null;
	for ( const { value, start, end, tail, isGrouped = false } of numbers ) {
		const unit =
			skip( range, text, end ) === end
				? ( UNIT.exec( text.slice( end, end + 40 ) )?.[ 0 ] ?? '' )
				: '';
		const id = findUnit( unit.split( ' ' ).at( -1 ) ?? '' ) || unitId;
		const many = value * factor;
		const typed = text.slice( start, end );
		const number: Printed = {
			value,
			joint: text.slice( place, start ),
			digits: inDigitsOf(
				formatQuantity(
					many,
					{ ...format, useGrouping: isGrouped },
					id
				),
				typed
			),
			unit,
		};
		const isOne: boolean =
			format.kitchen === true &&
			last !== null &&
			isSameEnd( last, number, range );
		place = end + unit.length;
		if ( isOne && last?.unit ) {
			continue;
		}
		last = number;
		scaled +=
			( isOne ? '' : number.joint + number.digits ) +
			( isTied( typed, text.slice( end ) ) ? ' ' : '' ) +
			unitLabel(
				unit,
				// Of 1.1 teaspoons a drawer has one.
				format.kitchen && many > 0 ? kitchenValue( many, id ) : many,
				format.locale
			);
		// The half of "1 taza y media" is in the number by now.
		if ( tail ) {
			scaled += text.slice( place, tail[ 0 ] );
			place = tail[ 1 ];
		}
	}
	return prettyQuantity( scaled + text.slice( place ) );
}
