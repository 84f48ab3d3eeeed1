import { grammarOf } from './grammar';
import type { ParsedQuantity } from './parse';
import { findUnit } from './units';

/** What an amount of two units is made of: the smaller one, and how many of it are one of the larger. */
const SMALLER: Record< string, readonly [ unit: string, count: number ] > = {
	stone: [ 'lb', 14 ],
	lb: [ 'oz', 16 ],
	kg: [ 'g', 1000 ],
	l: [ 'ml', 1000 ],
	foot: [ 'inch', 12 ],
};

/** The larger unit of two, up to the number of the smaller. */
const LARGER_UNIT =
	/^(\s?(\p{L}+)\.?)(?:,?\s(?:and|plus|und|et|y|e|più|más)|,)?\s?$/iu;

/** The smaller unit after its number. */
const SMALLER_UNIT = /^[\s-]?(\p{L}+|["″”])/u;

/** Nobody weighs less than this many of the smaller unit. */
const MIN_AMOUNT = 0.05;

/** What to scale: a text, and its numbers that change. */
export type Scaled = { text: string; numbers: ParsedQuantity[ 'scalable' ] };

/**
 * Returns how many of the smaller unit make one of the larger: 16 in `1lb10oz`;
 * null where they are not two parts of one amount.
 */
function countOfSmaller(
	text: string,
	larger: Scaled[ 'numbers' ][ number ],
	smaller: Scaled[ 'numbers' ][ number ],
	locale: string | undefined
): { count: number; largerEnd: number; smallerEnd: number } | null {
	const [ , before = '', word = '' ] =
		LARGER_UNIT.exec( text.slice( larger.end, smaller.start ) ) ?? [];
	const [ behind = '', part = '' ] =
		SMALLER_UNIT.exec( text.slice( smaller.end ) ) ?? [];
	const { units } = grammarOf( locale ?? 'en' );
	const [ unit, count ] = SMALLER[ findUnit( word, units ) ?? '' ] ?? [];
	return unit !== undefined &&
		count !== undefined &&
		findUnit( part, units ) === unit
		? {
				count,
				largerEnd: larger.end + before.length,
				smallerEnd: smaller.end + behind.length,
			}
		: null;
}

/** Moves numbers that follow what was taken out of a text. */
export const moved = (
	numbers: Scaled[ 'numbers' ],
	by: number
): Scaled[ 'numbers' ] =>
	numbers.map( ( one ) => ( {
		...one,
		start: one.start - by,
		end: one.end - by,
		...( one.tail && {
			tail: [ one.tail[ 0 ] - by, one.tail[ 1 ] - by ],
		} ),
	} ) );

/** Writes one amount of two units with as many of the larger as there are. */
function inWhole(
	{ text, numbers }: Scaled,
	at: number,
	factor: number,
	locale: string | undefined
): Scaled | null {
	const [ larger, smaller ] = numbers.slice( at, at + 2 );
	const size =
		larger && smaller && countOfSmaller( text, larger, smaller, locale );
	if ( ! size ) {
		return null;
	}
	const { count, largerEnd, smallerEnd } = size;
	const all = ( larger.value * count + smaller.value ) * factor;
	const whole = Math.floor( ( all + MIN_AMOUNT ) / count );
	if (
		whole === larger.value * factor &&
		smaller.value * factor < count - MIN_AMOUNT
	) {
		return null;
	}
	const before = numbers.slice( 0, at );
	const behind = numbers.slice( at + 2 );
	if ( whole < 1 ) {
		const by = smaller.start - larger.start;
		return {
			text: text.slice( 0, larger.start ) + text.slice( smaller.start ),
			numbers: [
				...before,
				...moved(
					[ { ...smaller, value: all / factor }, ...behind ],
					by
				),
			],
		};
	}
	const rest = all - whole * count;
	const first = { ...larger, value: whole / factor };
	return rest < MIN_AMOUNT
		? {
				text: text.slice( 0, largerEnd ) + text.slice( smallerEnd ),
				numbers: [
					...before,
					first,
					...moved( behind, smallerEnd - largerEnd ),
				],
			}
		: {
				text,
				numbers: [
					...before,
					first,
					{ ...smaller, value: rest / factor },
					...behind,
				],
			};
}

/**
 * Carries ounces over into pounds and back: twice `1lb10oz` is 3lb4oz, half of it
 * 13oz. Likewise for other units of which one is a multiple of the other.
 *
 * @param text            Quantity as typed.
 * @param parsed          What it says.
 * @param parsed.scalable Its numbers.
 * @param factor          By what it is scaled.
 * @param locale          Language tag of the text.
 * @return The text and the numbers that give the amount at that scale; null where they are those that were typed.
 */
export function carryUnits(
	text: string,
	{ scalable }: Pick< ParsedQuantity, 'scalable' >,
	factor: number,
	locale?: string
): Scaled | null {
	let scaled: Scaled | null = null;
	for ( let at = scalable.length - 2; at >= 0; at-- ) {
		scaled =
			inWhole(
				scaled ?? { text, numbers: scalable },
				at,
				factor,
				locale
			) ?? scaled;
	}
	return scaled;
}
