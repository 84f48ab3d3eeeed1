import { inDigitsOf } from './digits';
import { grammarOf, type Grammar } from './grammar';
import { formatQuantity, type QuantityFormat } from './format';
import { roundForKitchen } from './kitchen-rounding';
import { skip } from './marks';
import { parseQuantity, type ParsedQuantity } from './parse';
import { prettyQuantity } from './pretty';
import { readUnit } from './read-unit';
import { inSmallerSpoons } from './smaller-spoons';
import { unitLabel } from './unit-label';
import { findUnit } from './units';
import { codeOf } from './number-grammar';
import { carryUnits, type Scaled } from './unit-carry';

/** A word after a number: in `1 cup (200 g)` the cup becomes cups, in `1 15-ounce can` the can cans. */
const UNIT =
	/^(?: \(?\d[\d.,]{0,5}[ -]?\p{L}{1,6}\)?(?= ))? ?(?:(?:heaped|heaping|rounded|level|scant|generous|whole|large|small|medium|fat|packed) ){0,2}\p{L}+(?![\p{L}-])/u;

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
 * @param unitId Stable id of the unit after the text, `egg` for eggs.
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
		? ( carryUnits( text, parsed, factor, format.locale ) ??
			inSmallerSpoons( text, parsed.scalable, factor, format.locale ) )
		: null;
	const scaled = scaleNumbers(
		whole ?? { text, numbers: parsed.scalable },
		factor,
		format,
		unitId
	);
	return codeOf( format.locale ?? 'en' ) === 'en'
		? scaled.replace(
				ARTICLE,
				( _, article: string, vowel?: string ) =>
					`${ article }${ vowel === undefined ? '' : 'n' } `
			)
		: scaled;
}

/** An English article before the size of one, `a 4-inch piece`; group 2 where that is spoken with a vowel: eight, eleven, eighteen. */
const ARTICLE = /(?<!\p{L})(a)n? (?=(8|1[18](?!\d))|\d)/iu;

/** Whether a number word is joined to what follows, so that a number in its place needs a space. */
const isTied = ( typed: string, behind: string ): boolean =>
	TIED_END.test( typed ) && /^\p{L}/u.test( behind );

const DIGIT = /[\d¼-¾⅐-⅞]/;
const FRACTION_AT_START = /^\s?(?:[¼-¾⅐-⅞]|\d+ ?[/⁄])/;
const DIGIT_AT_END = /[\d¼-¾⅐-⅞]$/;

/**
 * Separates a number that was a word from the fraction after it, which would
 * read as one number: of "One ½-inch slice" there are 2 × ½-inch slices.
 *
 * @param typed  The number as typed.
 * @param scaled The same, scaled.
 * @param behind What follows it.
 */
export function timesSign(
	typed: string,
	scaled: string,
	behind: string
): '' | ' ×' {
	return FRACTION_AT_START.test( behind ) &&
		DIGIT_AT_END.test( scaled ) &&
		! DIGIT.test( typed )
		? ' ×'
		: '';
}

/** A number as it was printed, with what came before and after it, and where it begins in what was printed. */
type Printed = {
	value: number;
	joint: string;
	digits: string;
	unit: string;
	place: number;
};

/** Where the ends of a range stand: which of its two joints parts a number from the next one. */
type Ends = { isTo: boolean; isAnd: boolean };

/** Whether a number is followed by another end of a range: the hyphen of `1-inch (2.5 cm)` joins none. */
function endsAt(
	text: string,
	{ start, end }: ParsedQuantity[ 'scalable' ][ number ],
	next: ParsedQuantity[ 'scalable' ][ number ] | undefined,
	{ range, and, between }: Grammar
): Ends {
	return {
		isTo: skip( range, text, end ) === next?.start,
		isAnd:
			skip( and, text, end ) === next?.start &&
			between.test( text.slice( 0, start ) ),
	};
}

/**
 * Whether a number is the upper end of a range that has become one with its lower
 * end: both ends of `¼ to ⅓ cup` can round to the same spoon.
 */
function isSameEnd(
	low: Printed,
	high: Printed,
	{ range, and }: Grammar,
	{ isAnd }: Ends
): boolean {
	const joint = isAnd ? and : range;
	return (
		high.value >= low.value &&
		high.digits === low.digits &&
		[ '', high.unit ].includes( low.unit ) &&
		high.joint !== '' &&
		skip( joint, high.joint, 0 ) === high.joint.length
	);
}

/** Returns the word between a number and the next one, and the stable id of its unit; that of a lower end follows the upper one. */
function unitBehind(
	text: string,
	[ end, next ]: readonly [ number, number | undefined ],
	upperEnd: number | null,
	grammar: Grammar
): { unit: string; id: string } {
	if ( upperEnd !== null ) {
		return { unit: '', id: readUnit( text, upperEnd, grammar )?.id ?? '' };
	}
	const before = text.slice( 0, next );
	const unit = UNIT.exec( before.slice( end, end + 40 ) )?.[ 0 ] ?? '';
	return {
		unit,
		// That of a "1-inch" is tied to its number.
		id:
			readUnit( before, end, grammar )?.id ??
			findUnit( unit.split( ' ' ).at( -1 ) ?? '' ) ??
			'',
	};
}

/** Returns a unit with the space that a number needs before it, in the form that fits how many there are. */
function unitFor(
	unit: string,
	isApart: boolean,
	many: number,
	format: QuantityFormat,
	id: string
): string {
	return (
		( isApart ? ' ' : '' ) +
		unitLabel(
			unit,
			// Of 1.1 teaspoons a drawer has one.
			format.kitchen && many > 0 ? roundForKitchen( many, id ) : many,
			format.locale
		)
	);
}

/** Scales the numbers of a text, with the units after them. */
function scaleNumbers(
	{ text, numbers }: Scaled,
	factor: number,
	format: QuantityFormat,
	unitId = ''
): string {
	const grammar = grammarOf( format.locale ?? 'en' );
	let scaled = '';
	let place = 0;
	let last: Printed | null = null;
	let before: Ends = { isTo: false, isAnd: false };
	for ( const [ at, one ] of numbers.entries() ) {
		const { value, start, end, tail, isGrouped = false } = one;
		const ends = endsAt( text, one, numbers[ at + 1 ], grammar );
		const upperEnd =
			ends.isTo || ends.isAnd ? ( numbers[ at + 1 ]?.end ?? end ) : null;
		const found = unitBehind(
			text,
			[ end, numbers[ at + 1 ]?.start ],
			upperEnd,
			grammar
		);
		const { unit } = found;
		const id = found.id || unitId;
		const many = value * factor;
		const typed = text.slice( start, end );
		const joint = text.slice( place, start );
		const digits = formatQuantity(
			many,
			{ ...format, useGrouping: isGrouped },
			id
		);
		const number: Printed = {
			value,
			joint,
			digits: inDigitsOf( digits, typed ),
			unit,
			place: scaled.length + joint.length,
		};
		const low: Printed | null =
			format.kitchen === true &&
			last !== null &&
			isSameEnd( last, number, grammar, before )
				? last
				: null;
		if ( low && before.isAnd ) {
			// Between ⅛ and ⅛ there is nothing.
			scaled =
				scaled.slice( 0, low.place ).replace( grammar.between, '' ) +
				scaled.slice( low.place );
		}
		before = ends;
		place = end + unit.length;
		if ( low && low.unit !== '' ) {
			continue;
		}
		last = number;
		scaled +=
			( low ? '' : number.joint + number.digits ) +
			timesSign( typed, number.digits, text.slice( end ) ) +
			unitFor(
				unit,
				isTied( typed, text.slice( end ) ),
				many,
				format,
				id
			);
		// The half of "1 taza y media" is in the number by now.
		if ( tail ) {
			scaled += text.slice( place, tail[ 0 ] );
			place = tail[ 1 ];
		}
	}
	return prettyQuantity( scaled + text.slice( place ) );
}
