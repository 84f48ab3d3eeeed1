import {
	isSize as isSizeUnit,
	scaleLine,
	scaleText,
	type QuantityFormat,
	type ReadLine,
} from '@larder/quantity';
import { numbered, type QuantityPieces } from './amount-replacer';
import { countOfSized } from './container';
import type { System } from './measures';
import { convertText } from './text';

/**
 * Writes a quantity that is a length: `1-inch piece of`.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what it is scaled.
 * @param format How to print numbers.
 * @return Null where it is none.
 */
export function convertLengthQuantity(
	line: ReadLine,
	factor: number,
	system: System,
	format: QuantityFormat
): QuantityPieces | null {
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
