import { foodLabel, isCount } from './food-label';
import type { QuantityFormat } from './format';
import { amountInName, scaleName, type AmountInName } from './in-name';
import { parseQuantity, type ParsedQuantity } from './parse';
import { scaleText } from './scale';
import { unitLabel } from './unit-label';

/** The pieces of an ingredient: `quantity` and `unit` plain text, `name` and `note` safe HTML. */
export type LinePieces = {
	quantity: string;
	unit: string;
	name: string;
	note: string;
	/** Whether it stays as it is, whatever the recipe is scaled by. */
	fixed?: boolean;
};

/** An ingredient and what its quantity says; null where that cannot be read. */
export type ReadLine< Line extends LinePieces = LinePieces > = Line & {
	parsed: ParsedQuantity | null;
	/** The amount in its name where it has no other: `juice of 1 lemon`. */
	inName: AmountInName | null;
};

/**
 * Writes an ingredient in other units, from what was typed: `factor` says by what
 * it is scaled. Null where it has nothing to change.
 */
export type LineConverter = (
	line: ReadLine,
	factor: number,
	format: QuantityFormat
) => LinePieces | null;

/**
 * Reads the quantity of an ingredient, once for all scalings.
 *
 * @param line   The ingredient as written.
 * @param locale Language tag of the page.
 * @return The same with what its quantity says.
 */
export function readLine< Line extends LinePieces >(
	line: Line,
	locale?: string
): ReadLine< Line > {
	return {
		...line,
		parsed: parseQuantity( line.quantity, locale ),
		inName: amountInName( line, locale ),
	};
}

/**
 * Gives the name of an ingredient as its scaled amount asks for: `juice of 2
 * lemons`, and lemons where there are two.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what to multiply.
 * @param format How to print numbers.
 * @return The name, safe HTML; as written where nothing is scaled.
 */
export function nameFor(
	{ name, quantity, unit, parsed, inName }: ReadLine,
	factor: number,
	format: QuantityFormat
): string {
	if ( inName ) {
		return scaleName( name, inName, factor, format );
	}
	return parsed && factor !== 1 && unit === '' && isCount( quantity, parsed )
		? foodLabel(
				name,
				( parsed.valueMax ?? parsed.value ) * factor,
				format.locale
			)
		: name;
}

/**
 * Gives an ingredient with the amounts to show, wherever it is shown.
 *
 * @param line    The ingredient as written, read.
 * @param factor  By what to multiply.
 * @param format  How to print numbers.
 * @param convert Writes it in the units that the visitor wants; null for those that were written.
 * @return The ingredient with scaled quantity, and a unit that fits it.
 */
export function showLine< Line extends LinePieces >(
	line: ReadLine< Line >,
	factor: number,
	format: QuantityFormat,
	convert: LineConverter | null = null
): ReadLine< Line > {
	const times = line.fixed === true ? 1 : factor;
	const converted = convert?.( line, times, format );
	if ( converted ) {
		return { ...line, ...converted };
	}
	const { parsed } = line;
	return {
		...line,
		name: nameFor( line, times, format ),
		quantity: scaleText( line.quantity, times, format, parsed ),
		unit: unitLabel(
			line.unit,
			parsed && times !== 1
				? ( parsed.valueMax ?? parsed.value ) * times
				: null,
			format.locale
		),
	};
}
