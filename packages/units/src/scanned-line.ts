import type { ReadLine } from '@larder/quantity';
import { foodOf, type FoodOf } from './amount';
import {
	findEquivalentAmounts,
	type MeasuredAmount,
	type EquivalentAmounts,
} from './equivalent-amounts';
import { OUNCE } from './measures';

/** What is read of a line once, for all scalings. */
export type ScannedLine = {
	/** Quantity and unit as typed, one text. */
	text: string;
	said: EquivalentAmounts | null;
	/** Whether a number before it counts packages of this size. */
	isSize: boolean;
	/** Whether it says again what a count before it says, and scales with that: `2 bunches (200 g)`. */
	isAgain: boolean;
	food: FoodOf;
};

/** The space of thousands. */
const THOUSANDS = /(?<=^\d) (?=\d{3}$)/;

/** Sticks in brackets beside the grams that a metric kitchen is told anyway: the ` (2 sticks/226 g)` of a cup of butter. */
export const STICKS_IN_BRACKETS =
	/\s?\((?=[^()]*\bsticks?\b)[^()]*\d\s?g(?:rams)?\b[^()]*\)/iu;

const scans = new WeakMap< ReadLine, ScannedLine >();

/** Grams of a stick of butter, by SR Legacy. */
const STICK: Omit< MeasuredAmount, 'low' | 'high' | 'start' | 'end' > = {
	unit: 'stick',
	dimension: 'weight',
	size: 4 * OUNCE,
	system: 'us',
};

function plain( html: string ): string {
	return html
		.replace( /<[^<>]*>/g, '' )
		.replace( /&nbsp;|&#160;/g, ' ' )
		.replace( /&amp;|&#038;/g, '&' )
		.trim();
}

/** Reads sticks of butter, which are a weight in America, with what says the same in brackets. */
function readSticks(
	line: ReadLine,
	text: string,
	other: EquivalentAmounts | null
): EquivalentAmounts | null {
	const { parsed, name } = line;
	const [ first ] = parsed?.scalable ?? [];
	const word = /^\s?sticks?\b/i.exec( text.slice( first?.end ) )?.[ 0 ];
	if (
		! parsed ||
		! first ||
		word === undefined ||
		! /\b(?:butter|margarine)\b/i.test( name )
	) {
		return null;
	}
	const stick = {
		...STICK,
		low: parsed.value,
		high: parsed.valueMax,
		start: first.start,
		end: first.end + word.length,
	};
	const rest = text.slice( other?.end );
	const isSame =
		other !== null &&
		/^\s?\((?:about )?$/i.test( text.slice( stick.end, other.start ) ) &&
		rest.startsWith( ')' );
	return {
		ways: [ [ stick ], ...( isSame ? other.ways : [] ) ],
		start: stick.start,
		end: isSame ? other.end + 1 : stick.end,
	};
}

/**
 * Reads quantity, unit and food of an ingredient, once for each.
 *
 * @param line   The ingredient as written, read.
 * @param locale Language of the page.
 * @return What was read.
 */
export function scanLine(
	line: ReadLine,
	locale: string | undefined
): ScannedLine {
	let known = scans.get( line );
	if ( ! known ) {
		// The unit that tells thousands from a count may be alone: "1 500 g".
		const text =
			`${ line.quantity.replace( THOUSANDS, "'" ) } ${ line.unit }`.trim();
		const first = findEquivalentAmounts( text, locale )[ 0 ] ?? null;
		const said = readSticks( line, text, first ) ?? first;
		const isLater =
			said !== null &&
			( /[\d¼-¾⅐-⅞]/.test( text.slice( 0, said.start ) ) ||
				// "One (14-ounce) can" counts in a word.
				( line.parsed?.scalable[ 0 ]?.end ?? said.start ) <
					said.start );
		const isAgain =
			isLater &&
			( line.parsed?.scalable ?? [] ).some(
				( { start } ) => start === said.start
			);
		known = {
			text,
			said,
			isSize: isLater && ! isAgain,
			isAgain,
			food: foodOf( plain( line.name ), plain( line.note ) ),
		};
		scans.set( line, known );
	}
	return known;
}
