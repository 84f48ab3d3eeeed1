import { isCount } from './food-label';
import { formatQuantity, type QuantityFormat } from './format';
import { drawerValue } from './kitchen';
import type { LinePieces, ReadLine } from './line';
import type { ParsedQuantity } from './parse';
import { measureWord, nearestSpoons, type Measured } from './spoons';
import { findUnit } from './units';

/** What joins a unit and the food. */
const OF = /\s(?:of|de|di)$/i;

/** What joins a part of one and the unit: `⅜ de taza`. */
export const OF_UNIT = /^d[ei]\s/i;

/** How far from what is meant a spoon may be before smaller ones are taken. */
const NEAR = 0.03;

/** Teaspoons of the spoons that become smaller ones. */
const TEASPOONS: Record< string, number > = { cup: 48, tbsp: 3, tsp: 1 };

/** Returns whether a kitchen has a measure near enough to an amount of a unit. */
function isMeasured( value: number, id: string ): boolean {
	return Math.abs( drawerValue( value, id ) / value - 1 ) <= NEAR;
}

/** Returns whether an ingredient says a single number of a unit, with no word on size: that need not hold of another spoon. */
function isOneSpoon(
	{ quantity, unit }: LinePieces,
	parsed: ParsedQuantity,
	id: string
): boolean {
	return (
		parsed.valueMax === null &&
		isCount( quantity, parsed ) &&
		findUnit( unit.replace( OF, '' ).replace( OF_UNIT, '' ) ) === id
	);
}

/**
 * Returns an amount of a spoon or cup that no drawer has in smaller ones: 2 tablespoons for an eighth of a cup.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what to multiply.
 * @param format How to print numbers.
 * @param id     Stable id of its unit.
 * @return Quantity and unit; null where a drawer has it, and for what is no spoon.
 */
export function inOtherSpoons(
	line: ReadLine,
	factor: number,
	format: QuantityFormat,
	id: string
): Pick< LinePieces, 'quantity' | 'unit' > | null {
	const { parsed } = line;
	const size = TEASPOONS[ id ];
	if (
		size === undefined ||
		! parsed ||
		! isOneSpoon( line, parsed, id ) ||
		isMeasured( parsed.value * factor, id )
	) {
		return null;
	}
	const spoons = nearestSpoons( parsed.value * factor * size );
	const [ first ] = spoons;
	if ( ! first || ( first.unit === id && spoons.length === 1 ) ) {
		return null;
	}
	const say = ( { value: count, unit: spoon }: Measured[ number ] ): string =>
		`${ formatQuantity( count, format, spoon ) } ${ measureWord( spoon, count, format.locale ) }`;
	return {
		quantity: formatQuantity( first.value, format, first.unit ),
		unit:
			[
				measureWord( first.unit, first.value, format.locale ),
				...spoons.slice( 1 ).map( ( one ) => `+ ${ say( one ) }` ),
			].join( ' ' ) + ( OF.exec( line.unit )?.[ 0 ] ?? '' ),
	};
}
