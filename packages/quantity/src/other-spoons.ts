import { isCount } from './is-count';
import { formatQuantity, type QuantityFormat } from './format';
import type { LinePieces, ReadLine } from './line';
import { numberGrammarOf } from './number-grammar';
import type { ParsedQuantity } from './parse';
import { prettyQuantity } from './pretty';
import { scaleFurther } from './scale-further-amounts';
import { isMeasured, spoonRange, TEASPOONS } from './smaller-spoons';
import { measureWord, nearestSpoons, type Measured } from './spoons';
import { findUnit } from './units';

/** What joins a unit and the food. */
const OF = /\s(?:of|de|di)$/i;

/** What joins a part of one and the unit: `⅜ de taza`. */
export const OF_UNIT = /^d[ei]\s/i;

/** What says the amount again after a unit: `cup (240 ml) of`. */
const AGAIN = /\s?\([^()]*\)(?:\s(?:of|de|di))?$/iu;

/** Returns whether an ingredient says a number or range of a unit, with no word on size: that need not hold of another spoon. */
function isOneSpoon(
	{ quantity, unit }: LinePieces,
	parsed: ParsedQuantity,
	id: string
): boolean {
	return (
		isCount( quantity, parsed ) &&
		findUnit(
			unit.replace( AGAIN, '' ).replace( OF, '' ).replace( OF_UNIT, '' )
		) === id
	);
}

/** Writes a range in spoons of one size, with what precedes it; null where none suits both ends. */
function rangeInSpoons(
	{ quantity }: LinePieces,
	{ value, valueMax, scalable }: ParsedQuantity,
	size: number,
	format: QuantityFormat
): Pick< LinePieces, 'quantity' | 'unit' > | null {
	const [ first, last ] = scalable;
	const spoons = spoonRange( value * size, ( valueMax ?? value ) * size );
	const [ low = '', high = '' ] = spoons
		? [ spoons.low, spoons.high ].map( ( one ) =>
				formatQuantity( one, format, spoons.unit )
			)
		: [];
	const before = quantity.slice( 0, first?.start );
	return (
		spoons && {
			quantity: prettyQuantity(
				low === high
					? before.replace(
							numberGrammarOf( format.locale ).between,
							''
						) + high
					: before +
							low +
							quantity.slice( first?.end, last?.start ) +
							high
			),
			unit: measureWord( spoons.unit, spoons.high, format.locale ),
		}
	);
}

/** The most teaspoons that are told beside tablespoons: more of them are nearly another one. */
const MAX_REST = 1.5;

/** Returns whole tablespoons and what remains in teaspoons: of 5¼ tablespoons 5 and ¾ teaspoon; nothing where much remains. */
function withTeaspoons( teaspoons: number, id: string ): Measured {
	const whole = Math.floor( teaspoons / 3 );
	const rest = teaspoons - 3 * whole;
	return id === 'tbsp' && whole > 0 && rest <= MAX_REST
		? [ { value: whole, unit: id }, ...nearestSpoons( rest ) ]
		: [];
}

/** Writes a number in the spoons that a drawer has, with what precedes it; null where they are no smaller than what was typed. */
function oneInSpoons(
	{ quantity }: LinePieces,
	{ value, scalable }: ParsedQuantity,
	size: number,
	format: QuantityFormat,
	id: string
): Pick< LinePieces, 'quantity' | 'unit' > | null {
	const nearest = nearestSpoons( value * size );
	const isSmaller =
		nearest.length > 1 ||
		( TEASPOONS[ nearest[ 0 ]?.unit ?? '' ] ?? 0 ) <
			( TEASPOONS[ id ] ?? 0 );
	const spoons = isSmaller ? nearest : withTeaspoons( value * size, id );
	const [ first ] = spoons;
	if ( ! first ) {
		return null;
	}
	const say = ( { value: count, unit: spoon }: Measured[ number ] ): string =>
		`${ formatQuantity( count, format, spoon ) } ${ measureWord( spoon, count, format.locale ) }`;
	return {
		quantity:
			quantity.slice( 0, scalable[ 0 ]?.start ) +
			formatQuantity( first.value, format, first.unit ),
		unit: [
			measureWord( first.unit, first.value, format.locale ),
			...spoons.slice( 1 ).map( ( one ) => `+ ${ say( one ) }` ),
		].join( ' ' ),
	};
}

/**
 * Returns an amount of a spoon or cup that no drawer has in smaller ones: 2 tablespoons for an eighth of a cup.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what to multiply.
 * @param format How to print numbers.
 * @param id     Stable id of its unit.
 * @return Quantity and unit; null where a drawer has it, and for anything that is not a spoon.
 */
export function inOtherSpoons(
	line: ReadLine,
	factor: number,
	format: QuantityFormat,
	id: string
): Pick< LinePieces, 'quantity' | 'unit' > | null {
	const { parsed, unit, further } = line;
	const size = ( TEASPOONS[ id ] ?? 0 ) * factor;
	if (
		size === 0 ||
		! parsed ||
		! isOneSpoon( line, parsed, id ) ||
		parsed.scalable.every( ( { value } ) =>
			isMeasured( value * factor, id )
		)
	) {
		return null;
	}
	const shown =
		parsed.valueMax === null
			? oneInSpoons( line, parsed, size, format, id )
			: rangeInSpoons( line, parsed, size, format );
	const behind = scaleFurther( unit, further.unit, factor, format );
	return (
		shown && {
			quantity: shown.quantity,
			unit:
				shown.unit +
				( AGAIN.exec( behind )?.[ 0 ] ??
					OF.exec( behind )?.[ 0 ] ??
					'' ),
		}
	);
}
