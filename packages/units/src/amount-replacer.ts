import {
	grammarOf,
	moved,
	prettyQuantity,
	scaleText,
	unitLabel,
	unitSpace,
	type LinePieces,
	type QuantityFormat,
	type ReadLine,
} from '@larder/quantity';
import type { EquivalentAmounts } from './equivalent-amounts';
import type { QuantityAndUnit } from './measure-format';
import { articleFor, FROM } from './qualifiers';
import type { System } from './measures';
import type { ScannedLine } from './scanned-line';
import { convertText } from './text';

/** The pieces of an ingredient that say how much of it there is, as safe HTML. */
export type QuantityPieces = Pick< LinePieces, 'quantity' | 'unit' >;

/** Returns the scaled count of the ingredient, of a range the upper end. */
function counted( { parsed }: ReadLine, factor: number ): number | null {
	return parsed && ( parsed.valueMax ?? parsed.value ) * factor;
}

/**
 * Writes what is counted in the plural where there are several of it: `2 × 400 g cans`.
 *
 * @param text          The unit, and what precedes it.
 * @param line          The ingredient, whose quantity counts it.
 * @param factor        By what that is scaled.
 * @param format        How to print numbers.
 * @param format.locale Language tag of the page.
 */
export function numbered(
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

/** Scales what follows the amount that is converted, which says it again, in other measures or by a number of packages. */
function scaledBehind(
	{ quantity, parsed, further }: ReadLine,
	{ text }: ScannedLine,
	end: number,
	factor: number,
	format: QuantityFormat
): string {
	const unitStart = quantity.length + 1;
	const scalable = moved(
		[
			...( parsed?.scalable ?? [] ),
			...further.unit.flatMap( ( { start, parsed: one } ) =>
				moved( one.scalable, -unitStart - start )
			),
		],
		end
	).filter( ( { start } ) => start >= 0 );
	const behind = text.slice( end );
	return parsed && scalable.length > 0
		? scaleText( behind, factor, format, { ...parsed, scalable } )
		: behind;
}

/**
 * Returns quantity and unit with the converted amount in place of the written one.
 *
 * @param line          The ingredient.
 * @param scanned       What it says; a size of what is counted stays as large as it is.
 * @param said          The amount in its text.
 * @param printed       What takes its place.
 * @param factor        By what the count before a size and what is restated in brackets are scaled.
 * @param format        How to print numbers.
 * @param system        The system of what takes its place.
 */
export function replaceAmount(
	line: ReadLine,
	scanned: ScannedLine,
	said: EquivalentAmounts,
	printed: QuantityAndUnit,
	factor: number,
	format: QuantityFormat,
	system: System
): QuantityPieces {
	const { text, isSize } = scanned;
	const typed = text.slice( 0, said.start );
	const article = articleFor( typed, printed.quantity, format.locale );
	const before = article
		? typed.slice( 0, article.start ) + article.text
		: typed;
	const after = scaledBehind( line, scanned, said.end, factor, format );
	if ( ! isSize ) {
		return {
			quantity: prettyQuantity(
				withRange( before, printed, line, format )
			),
			unit: printed.unit + convertText( after, system, format.locale ),
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
