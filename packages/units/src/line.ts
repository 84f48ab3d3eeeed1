import {
	parseQuantity,
	scaleLine,
	scaleText,
	unitLabel,
	type LinePieces,
	type QuantityFormat,
	type ReadLine,
} from '@larder/quantity';
import { convertAmounts, isOf, isOfDrawer, type FoodOf } from './amount';
import type { MeasuredAmount } from './equivalent-amounts';
import { isMetricVolume, sizeOfContainer } from './container';
import { convertLengthQuantity } from './length-quantity';
import type { System } from './measures';
import type { QuantityAndUnit } from './measure-format';
import { qualifierOf, withJoint } from './qualifiers';
import { replaceAmount, type QuantityPieces } from './amount-replacer';
import { plainLine } from './plain-line';
import { scanLine, STICKS_IN_BRACKETS, type ScannedLine } from './scanned-line';
import { convertHtml, convertText, wayFor } from './text';

/** Prints an amount that a system has as it is, scaled. */
function printOwn(
	way: MeasuredAmount[],
	text: string,
	factor: number,
	format: QuantityFormat,
	system: System
): QuantityAndUnit | null {
	const [ first ] = way;
	const last = way.at( -1 );
	if ( ! first || ! last ) {
		return null;
	}
	const isWhole = way.every(
		( { low, high } ) =>
			Number.isInteger( low * factor ) &&
			Number.isInteger( ( high ?? low ) * factor )
	);
	if ( factor !== 1 && ! isWhole ) {
		// A weight stays a weight, whatever the food is.
		const own = convertAmounts(
			way,
			factor,
			system,
			() => null,
			format.locale
		);
		return (
			own && {
				...own,
				quantity: withJoint(
					own.quantity,
					text.slice( first.start, last.end )
				),
			}
		);
	}
	const scaled = scaleText( text.slice( first.start, last.end ), factor, {
		...format,
		mode: 'scale',
		useFraction: true,
	} );
	// Whole ones are not part of one: 1 litre of the "½ de litre".
	const unit = /(?<=[\d¼-¾⅐-⅞])\s?(?:d[ei]\s)?(?=\p{L})/u.exec( scaled );
	return unit
		? {
				quantity: scaled.slice( 0, unit.index ),
				unit: unitLabel(
					scaled.slice( unit.index + unit[ 0 ].length ),
					( last.high ?? last.low ) * factor,
					format.locale
				),
			}
		: { quantity: scaled, unit: '' };
}

/** Whether an amount of a system is written as the list itself rounds it. */
function isKept( way: MeasuredAmount[], { kitchen }: QuantityFormat ): boolean {
	return kitchen === true && isOfDrawer( way );
}

/** Writes a note in the units of a system; the size of a container that it begins with stays where it is not a weight. */
function convertNote(
	note: string,
	{ unit }: LinePieces,
	system: System,
	locale: string | undefined
): string {
	const size = system === 'us' ? sizeOfContainer( note, unit, locale ) : '';
	return size + convertHtml( note.slice( size.length ), system, locale );
}

/**
 * Whether an amount continues with one that was not understood: then nothing is
 * converted, for half of it would be lost.
 */
function saysMore( rest: string, locale: string | undefined ): boolean {
	return (
		parseQuantity( rest.replace( /\([^()]*\)|^[^()]*\)/g, '' ), locale ) !==
		null
	);
}

/** Whether an amount is the size of a container that is sold so: nobody sells a bottle of 3 cups and 2 tablespoons. */
function isContainer(
	{ counted: sold }: ReadLine,
	isSize: boolean,
	way: MeasuredAmount[]
): boolean {
	return ( isSize || sold !== undefined ) && isMetricVolume( way );
}

/** Returns the food of which an amount is; nobody sells a bag of 4 cups: the weight of a package stays one. */
function foodIn( { isSize, food }: ScannedLine ): FoodOf {
	return isSize ? () => null : food;
}

/** Writes what a count says again, with the count: `2 bunches (200 g)`, `2 packets (2 7g sachets)`; null where nothing changes. */
function convertAgain(
	line: ReadLine,
	factor: number,
	system: System,
	format: QuantityFormat
): QuantityPieces | null {
	const { quantity, unit } = scaleLine( line, factor, format );
	const converted = {
		quantity: convertText( quantity, system, format.locale ),
		unit: convertText( unit, system, format.locale ),
	};
	return converted.quantity === quantity && converted.unit === unit
		? null
		: converted;
}

/**
 * Writes the amount of an ingredient in the units of a system.
 *
 * @param line    The ingredient as written, read.
 * @param factor  By what it is scaled.
 * @param format  How to print numbers.
 * @param isTyped Whether it is read as it was typed.
 * @return Quantity and unit; null where they stay as they are, scaled.
 */
function convertQuantity(
	line: ReadLine,
	factor: number,
	system: System,
	format: QuantityFormat,
	isTyped: boolean
): QuantityPieces | null {
	const read = scanLine( line, format.locale );
	const { text, said, isSize } = read;
	if ( ! line.parsed ) {
		return null;
	}
	if ( ! said ) {
		return convertLengthQuantity( line, factor, system, format );
	}
	if ( read.isAgain || ( isSize && line.further.unit.length > 0 ) ) {
		return convertAgain( line, factor, system, format );
	}
	if ( ! isSize && saysMore( text.slice( said.end ), format.locale ) ) {
		return null;
	}
	// A tin stays as large as it is.
	const times = isSize ? 1 : factor;
	const way = wayFor( said, system, times );
	if ( system === 'us' && isContainer( line, isSize, way ) ) {
		return null;
	}
	const isOwn = isOf( way, system, times );
	if (
		isOwn &&
		said.ways.length === 1 &&
		( times === 1 || ( isTyped && isKept( way, format ) ) )
	) {
		return null;
	}
	const printed = isOwn
		? printOwn( way, text, times, format, system )
		: printConverted( way, read, times, format, system );
	if ( ! printed ) {
		return null;
	}
	const placed = replaceAmount(
		line,
		read,
		said,
		printed,
		factor,
		format,
		system
	);
	return system === 'metric' && ! isOwn
		? { ...placed, unit: placed.unit.replace( STICKS_IN_BRACKETS, '' ) }
		: placed;
}

/** Prints an amount in the units of a system that has it not, with the words within it that stay. */
function printConverted(
	way: MeasuredAmount[],
	read: ScannedLine,
	factor: number,
	format: QuantityFormat,
	system: System
): QuantityAndUnit | null {
	const printed = convertAmounts(
		way,
		factor,
		system,
		foodIn( read ),
		format.locale
	);
	const typed = read.text.slice( way[ 0 ]?.start, way.at( -1 )?.end );
	return (
		printed && {
			...printed,
			quantity:
				qualifierOf( typed ) + withJoint( printed.quantity, typed ),
		}
	);
}

/** Whether a unit was typed before its number, `latte ml 250`; another one follows it, for it may have two: `2 tazze + 2 cucchiai`. */
function isUnitFirst( { order = [] }: LinePieces ): boolean {
	const [ first ] =
		order.find( ( [ piece ] ) =>
			[ 'quantity', 'unit' ].includes( piece )
		) ?? [];
	return first === 'unit';
}

/**
 * Writes an ingredient in the units of a system.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what it is scaled.
 * @param format How to print numbers.
 * @return Its pieces; null where nothing in them changes.
 */
export function convertLine(
	line: ReadLine,
	factor: number,
	system: System,
	format: QuantityFormat
): LinePieces | null {
	const plain = plainLine( line, format.locale );
	const amount = convertQuantity(
		plain,
		factor,
		system,
		format,
		plain === line
	);
	const scaled = scaleLine( amount ? plain : line, factor, format );
	const placed =
		amount && amount.unit !== scaled.unit && isUnitFirst( line )
			? {
					quantity: `${ amount.quantity } ${ amount.unit }`.trim(),
					unit: '',
				}
			: amount;
	const name = convertHtml( scaled.name, system, format.locale );
	const note = convertNote( scaled.note, scaled, system, format.locale );
	return amount || name !== scaled.name || note !== scaled.note
		? { ...scaled, ...placed, name, note }
		: null;
}
