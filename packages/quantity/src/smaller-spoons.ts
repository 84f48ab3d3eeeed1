import { grammarOf, type Grammar } from './grammar';
import { roundToSpoons } from './kitchen-rounding';
import { skip } from './marks';
import type { ParsedQuantity } from './parse';
import { readUnit } from './read-unit';
import { measureWord, nearestSpoons, type Measured } from './spoons';
import { findUnit } from './units';
import { moved, type Scaled } from './unit-carry';

/** How far from what is meant a spoon may be before smaller ones are taken. */
const TOLERANCE = 0.03;

/** Teaspoons of the spoons that become smaller ones. */
export const TEASPOONS: Record< string, number > = { cup: 48, tbsp: 3, tsp: 1 };

/** Up to this many teaspoons both ends of a range are told in them. */
const MAX_TEASPOONS = 9;

/** What joins two amounts that add up: `1 cup plus 2 tablespoons`, `1 EL, 1 TL`. */
const SUM = /^(?:,|\s?;)?\s$|^\s(?:plus|and|und|et|più|más|[ye]|\+|&)\s$/iu;

/** A number with a spoon or cup after it. */
type Part = {
	at: number;
	value: number;
	id: string;
	start: number;
	end: number;
};

/** A range of spoons of one size. */
type SpoonRange = { low: number; high: number; unit: string };

/** Returns whether a kitchen has a measure near enough to an amount of a unit, or needs none: `0 to 1 tsp`. */
export function isMeasured( value: number, id: string ): boolean {
	return (
		value === 0 ||
		Math.abs( roundToSpoons( value, id ) / value - 1 ) <= TOLERANCE
	);
}

const inTeaspoons = ( spoons: Measured ): number =>
	spoons.reduce(
		( sum, { value, unit } ) => sum + value * ( TEASPOONS[ unit ] ?? 1 ),
		0
	);

/**
 * Returns both ends of a range in spoons of one size.
 *
 * @param low  Teaspoons of the lower end.
 * @param high Teaspoons of the upper end.
 * @return Null where no spoon suits both.
 */
export function spoonRange( low: number, high: number ): SpoonRange | null {
	const from = nearestSpoons( low );
	const to = nearestSpoons( high );
	const [ first ] = from;
	const [ last ] = to;
	if (
		low > 0 &&
		from.length + to.length === 2 &&
		first &&
		first.unit === last?.unit
	) {
		return { low: first.value, high: last.value, unit: last.unit };
	}
	return low === 0 || inTeaspoons( to ) > MAX_TEASPOONS
		? null
		: { low: inTeaspoons( from ), high: inTeaspoons( to ), unit: 'tsp' };
}

/** Reads the spoon after a number; null where there is none, or one with a word on size: that need not hold of another spoon. */
function partAt(
	{ text, numbers }: Scaled,
	at: number,
	grammar: Grammar
): Part | null {
	const number = numbers[ at ];
	const unit = number && readUnit( text, number.end, grammar );
	return number &&
		! number.tail &&
		unit &&
		unit.id in TEASPOONS &&
		findUnit( text.slice( ...unit.span ), grammar.units ) === unit.id
		? {
				at,
				value: number.value,
				id: unit.id,
				start: number.start,
				end: unit.span[ 1 ],
			}
		: null;
}

/** Puts spoons in the place of a stretch of a text, with numbers that give them at a scale. */
function withSpoons(
	{ text, numbers }: Scaled,
	[ first, last ]: readonly [ Part, Part ],
	spoons: ReadonlyArray< { joint: string; value: number; word: string } >,
	factor: number
): Scaled {
	const typed = text.slice( first.start, numbers[ first.at ]?.end );
	const digits = /\p{L}/u.test( typed ) ? '1' : typed;
	let written = '';
	const own = spoons.map( ( { joint, value, word } ) => {
		const start = first.start + written.length + joint.length;
		written += joint + digits + word;
		return { value: value / factor, start, end: start + digits.length };
	} );
	return {
		text: text.slice( 0, first.start ) + written + text.slice( last.end ),
		numbers: [
			...numbers.slice( 0, first.at ),
			...own,
			...moved(
				numbers.slice( last.at + 1 ),
				last.end - first.start - written.length
			),
		],
	};
}

/** Whether a number is the upper end of a range. */
function isHigh(
	{ text, numbers }: Scaled,
	{ at, start }: Part,
	{ range }: Grammar
): boolean {
	const joint = text.slice( numbers[ at - 1 ]?.end ?? start, start );
	return joint !== '' && skip( range, joint, 0 ) === joint.length;
}

/** Writes a range in smaller spoons; null where a drawer has both ends, and where none suits both. */
function rangeOf(
	scaled: Scaled,
	high: Part,
	factor: number,
	locale: string | undefined
): Scaled | null {
	const low = scaled.numbers[ high.at - 1 ];
	const size = ( TEASPOONS[ high.id ] ?? 1 ) * factor;
	const spoons =
		! low ||
		[ low, high ].every( ( { value } ) =>
			isMeasured( value * factor, high.id )
		)
			? null
			: spoonRange( low.value * size, high.value * size );
	return low && spoons
		? withSpoons(
				scaled,
				[ { ...high, at: high.at - 1, start: low.start }, high ],
				[
					{ joint: '', value: spoons.low, word: '' },
					{
						joint: scaled.text.slice( low.end, high.start ),
						value: spoons.high,
						word: ` ${ measureWord( spoons.unit, spoons.high, locale ) }`,
					},
				],
				factor
			)
		: null;
}

/** Writes a sum of spoons in those that a drawer has; null where it has each of them. */
function sumOf(
	scaled: Scaled,
	parts: readonly Part[],
	factor: number,
	locale: string | undefined
): Scaled | null {
	const [ first ] = parts;
	const last = parts.at( -1 );
	if (
		! first ||
		! last ||
		parts.every( ( { value, id } ) => isMeasured( value * factor, id ) )
	) {
		return null;
	}
	const spoons = nearestSpoons(
		factor *
			inTeaspoons(
				parts.map( ( { value, id } ) => ( { value, unit: id } ) )
			)
	);
	return spoons.length + parts.length === 2 && spoons[ 0 ]?.unit === first.id
		? null
		: withSpoons(
				scaled,
				[ first, last ],
				spoons.map( ( { value, unit }, at ) => ( {
					joint: at > 0 ? ' + ' : '',
					value,
					word: ` ${ measureWord( unit, value, locale ) }`,
				} ) ),
				factor
			);
}

/**
 * Writes amounts of a text of which no drawer has the spoon at that scale in
 * smaller ones, sums as one amount: a third of `¼ cup plus ⅔ tbsp` is 1½ tbsp.
 *
 * @param text    Quantity as typed.
 * @param numbers Its numbers that scale.
 * @param factor  By what it is scaled.
 * @param locale  Language tag of the text.
 * @return The text and the numbers that give the amount at that scale; null where they are those that were typed.
 */
export function inSmallerSpoons(
	text: string,
	numbers: ParsedQuantity[ 'scalable' ],
	factor: number,
	locale?: string
): Scaled | null {
	const grammar = grammarOf( locale ?? 'en' );
	const typed = { text, numbers };
	let scaled: Scaled | null = null;
	for ( let at = numbers.length - 1; at >= 0; at-- ) {
		const last = partAt( typed, at, grammar );
		if ( last && isHigh( typed, last, grammar ) ) {
			scaled = rangeOf( scaled ?? typed, last, factor, locale ) ?? scaled;
			at--;
		} else if ( last ) {
			const parts = [ last ];
			let before = partAt( typed, at - 1, grammar );
			while (
				before &&
				! isHigh( typed, before, grammar ) &&
				SUM.test( text.slice( before.end, parts[ 0 ]?.start ) )
			) {
				parts.unshift( before );
				before = partAt( typed, before.at - 1, grammar );
			}
			scaled = sumOf( scaled ?? typed, parts, factor, locale ) ?? scaled;
			at = parts[ 0 ]?.at ?? at;
		}
	}
	return scaled;
}
