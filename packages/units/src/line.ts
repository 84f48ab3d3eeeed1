import {
	grammarOf,
	isSize as isSizeUnit,
	parseQuantity,
	prettyQuantity,
	scaleLine,
	scaleText,
	unitLabel,
	unitSpace,
	type LinePieces,
	type QuantityFormat,
	type ReadLine,
} from '@larder/quantity';
import { convertAmounts, isOf, isOfDrawer, type FoodOf } from './amount';
import type { MeasuredAmount, EquivalentAmounts } from './equivalent-amounts';
import { countOfSized, isMetricVolume, sizeOfContainer } from './container';
import type { System } from './measures';
import type { QuantityAndUnit } from './measure-format';
import { articleFor, FROM, qualifierOf } from './qualifiers';
import { plainLine } from './plain-line';
import { scanLine, STICKS_IN_BRACKETS, type ScannedLine } from './scanned-line';
import { convertHtml, convertText, wayFor } from './text';

type Pieces = Pick< LinePieces, 'quantity' | 'unit' >;

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
		return convertAmounts( way, factor, system, () => null, format.locale );
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

/** Returns the scaled count of the ingredient, of a range the upper end. */
function counted( { parsed }: ReadLine, factor: number ): number | null {
	return parsed && ( parsed.valueMax ?? parsed.value ) * factor;
}

/** Writes what is counted in the plural where there are several of it: `2 × 400 g cans`. */
function numbered(
	text: string,
	line: ReadLine,
	factor: number,
	{ locale }: QuantityFormat
): string {
	const unit = text.replace( /^[\s-]+/, '' );
	return (
		text.slice( 0, text.length - unit.length ) +
		unitLabel( unit, counted( line, factor ), locale )
	);
}

/** Joins a number to the words before it: between two ends stands a word, and no word before what has become one. */
function withRange(
	before: string,
	{ quantity, unit }: QuantityAndUnit,
	{ quantity: typed, parsed }: ReadLine,
	{ locale }: QuantityFormat
): string {
	const { between } = grammarOf( locale ?? 'en' );
	const [ low, high ] = parsed?.scalable ?? [];
	const joint = typed.slice( low?.end, high?.start );
	if (
		! high ||
		! ( between.test( before ) || FROM.test( before ) ) ||
		` ${ quantity } ${ unit } `.includes( ` ${ joint.trim() } ` )
	) {
		return before + quantity;
	}
	return quantity.includes( '–' )
		? before + quantity.replace( /\s?–\s?/u, joint )
		: before.replace( between, '' ).replace( FROM, '' ) + quantity;
}

/** Returns the line with the converted amount in place of the written one. */
function place(
	line: ReadLine,
	{ text, isSize }: ScannedLine,
	said: EquivalentAmounts,
	printed: QuantityAndUnit,
	factor: number,
	format: QuantityFormat
): Pieces {
	const typed = text.slice( 0, said.start );
	const article = articleFor( typed, printed.quantity, format.locale );
	const before = article
		? typed.slice( 0, article.start ) + article.text
		: typed;
	// What follows in brackets says it again, in other measures.
	const isAgain =
		line.further.unit.length > 0 ||
		line.parsed?.scalable.some( ( { start } ) => start >= said.end );
	const after = text
		.slice( said.end )
		.replace( /(?<=\()[^()]+(?=\))/, ( inner ) =>
			isAgain ? scaleText( inner, factor, format ) : inner
		);
	if ( ! isSize ) {
		return {
			quantity: prettyQuantity(
				withRange( before, printed, line, format )
			),
			unit: printed.unit + after,
		};
	}
	const whole =
		printed.unit === ''
			? printed.quantity
			: `${ printed.quantity }${ unitSpace( printed.quantity ) }${ printed.unit }`;
	const count = scaleText( before.trimEnd(), factor, format );
	const gap = before.slice( before.trimEnd().length );
	const edge = line.quantity.length;
	return said.start > edge
		? {
				quantity: scaleText( line.quantity, factor, format ),
				// "1 400 g can" would read as one number.
				unit:
					said.start === edge + 1 && ! line.quantity.endsWith( '×' )
						? `× ${ whole }${ numbered( after, line, factor, format ) }`
						: unitLabel(
								`${ text.slice( edge + 1, said.start ) }${ whole }${ after }`,
								counted( line, factor ),
								format.locale
							),
			}
		: {
				quantity: prettyQuantity(
					count +
						gap +
						whole +
						text.slice( said.end, Math.max( edge, said.end ) )
				),
				unit: unitLabel(
					text.slice( Math.max( edge, said.end ) ).trim(),
					counted( line, factor ),
					format.locale
				),
			};
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
 * Writes a quantity that is a length: `1-inch piece of`.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what it is scaled.
 * @param system The system.
 * @param format How to print numbers.
 * @return Null where it is none.
 */
function convertLength(
	line: ReadLine,
	factor: number,
	system: System,
	format: QuantityFormat
): Pieces | null {
	const scaled = scaleText( line.quantity, factor, format, line.parsed );
	if ( isSizeUnit( line.unit, format.locale, true ) ) {
		// Of a "1 10-inch tortilla" the number is a count.
		const { unit } = scaleLine( line, factor, format );
		const size = convertText( unit, system, format.locale );
		return size === unit
			? null
			: {
					quantity: scaled.replace( /\s×$/, '' ),
					unit: `× ${ size }`,
				};
	}
	const typed = line.unit.replace( /^["″”]/, 'inch' );
	if ( ! /^(?:cm|mm|centi|milli|in|inch|foot|feet|ft)/i.test( typed ) ) {
		// "1 (3-inch)" has its length in brackets.
		const times = countOfSized( scaled );
		const sized =
			times +
			convertText( scaled.slice( times.length ), system, format.locale );
		const scaledUnit = scaleLine( line, factor, format ).unit;
		const inUnit = convertText( scaledUnit, system, format.locale );
		if ( sized === scaled ) {
			// The length of a "piece (2 inches)" is beside its unit.
			return inUnit === scaledUnit
				? null
				: { quantity: scaled, unit: inUnit };
		}
		return {
			quantity: sized,
			// "2 (3-inch) pieces" are two; the piece of "a 3-inch piece" is one, however long.
			unit: /\)$/.test( sized )
				? numbered( line.unit, line, factor, format )
				: line.unit,
		};
	}
	// The word that follows tells "2 inches of ginger" from a "2 inch piece".
	const [ next = '' ] = /^\p{L}+/u.exec( line.name ) ?? [];
	const text = `${ scaled }-${ typed } ${ next }`.replace(
		/[\u2009\u202f]/g,
		' '
	);
	const converted = convertText( text, system, format.locale );
	const [ , quantity, unit ] =
		/^(.*[\d¼-¾⅐-⅞])[\s-]?(\D+)$/su.exec(
			converted.slice( 0, converted.length - next.length - 1 )
		) ?? [];
	return converted === text || ! quantity || ! unit
		? null
		: { quantity, unit };
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

/** Writes what a count says again, with the count: `2 bunches (200 g)`; null where nothing changes. */
function convertAgain(
	line: ReadLine,
	factor: number,
	system: System,
	format: QuantityFormat
): Pieces | null {
	const { quantity, unit } = scaleLine( line, factor, format );
	const converted = convertText( quantity, system, format.locale );
	return converted === quantity ? null : { quantity: converted, unit };
}

/**
 * Writes the amount of an ingredient in the units of a system.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what it is scaled.
 * @param system The system.
 * @param format How to print numbers.
 * @param isTyped Whether it is read as it was typed.
 * @return Quantity and unit; null where they stay as they are, scaled.
 */
function convertQuantity(
	line: ReadLine,
	factor: number,
	system: System,
	format: QuantityFormat,
	isTyped: boolean
): Pieces | null {
	const read = scanLine( line, format.locale );
	const { text, said, isSize } = read;
	if ( ! line.parsed ) {
		return null;
	}
	if ( ! said ) {
		return convertLength( line, factor, system, format );
	}
	if ( read.isAgain ) {
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
	if ( isOwn ) {
		const own = printOwn( way, text, times, format, system );
		return own && place( line, read, said, own, factor, format );
	}
	const printed = convertAmounts(
		way,
		times,
		system,
		foodIn( read ),
		format.locale
	);
	if ( ! printed ) {
		return null;
	}
	const typed = text.slice( way[ 0 ]?.start, way.at( -1 )?.end );
	const quantity = qualifierOf( typed ) + printed.quantity;
	const placed = place(
		line,
		read,
		said,
		{ ...printed, quantity },
		factor,
		format
	);
	return system === 'metric'
		? { ...placed, unit: placed.unit.replace( STICKS_IN_BRACKETS, '' ) }
		: placed;
}

/**
 * Writes an ingredient in the units of a system.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what it is scaled.
 * @param system The system.
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
	const name = convertHtml( scaled.name, system, format.locale );
	const note = convertNote( scaled.note, scaled, system, format.locale );
	return amount || name !== scaled.name || note !== scaled.note
		? { ...scaled, ...amount, name, note }
		: null;
}
