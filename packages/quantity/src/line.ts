import { SEVERAL } from './amount';
import { foodLabel, isCount } from './food-label';
import type { QuantityFormat } from './format';
import { furtherAmounts, NO_FURTHER, type FurtherAmounts } from './further';
import {
	amountInName,
	saysMore,
	scaleName,
	type AmountInName,
} from './in-name';
import { grammarOf } from './grammar';
import { withHalfApart } from './half-apart';
import { inOtherSpoons } from './other-spoons';
import { withPackageCount } from './package-count';
import { parseQuantity, type ParsedQuantity } from './parse';
import { readUnit } from './read-unit';
import { scaleText } from './scale';
import { scaleFurther } from './scale-further';
import { unitLabel } from './unit-label';
import { findUnit } from './units';

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
	/** What scales besides: the amount said again, and what is added. */
	further: FurtherAmounts;
	/** The same with the count of a package of which only the size was written: `15 oz. can`. */
	counted?: ReadLine;
	/** The same with the half in its number that stands apart from it behind the unit: `1`, `taza`, `y media de harina`. */
	joined?: ReadLine;
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
 * @param locale Language tag of the recipe.
 * @return The same with what its quantity says.
 */
export function readLine< Line extends LinePieces >(
	line: Line,
	locale?: string
): ReadLine< Line > {
	const parsed = parseQuantity( line.quantity, locale );
	const further = furtherAmounts( line, parsed !== null, locale );
	const inName = amountInName( line, locale, further );
	const counted = parsed && withPackageCount( line, locale );
	const joined = withHalfApart( line, locale );
	return {
		...line,
		parsed,
		inName,
		...( counted && {
			counted: readLine( { ...line, ...counted }, locale ),
		} ),
		// Without a number that scales, one amount of two would be half a truth.
		further:
			parsed || inName || ! saysMore( line, further )
				? further
				: NO_FURTHER,
		...( joined !== line && { joined: readLine( joined, locale ) } ),
	};
}

/** What joins a word for several and what it counts. */
const OF_SEVERAL = /\s(?:de|di)$/i;

/** The same before what it counts, in the unit and in the name. */
const OF_UNIT = /^d[ei]\s/i;
const OF_FOOD = /^d['’]/i;

/** Tells whether a quantity is a word for several, which a number of digits follows without `de`: 24 œufs. */
function isSeveral( quantity: string ): boolean {
	return SEVERAL.test( quantity.trim().replace( OF_SEVERAL, '' ) );
}

/** Gives the name as its scaled amount asks for: `juice of 2 lemons`, and lemons where there are two. */
function nameFor(
	{ name, quantity, unit, parsed, inName, further }: ReadLine,
	factor: number,
	format: QuantityFormat
): string {
	const scaled = scaleFurther( name, further.name, factor, format );
	if ( inName ) {
		// What says it again stands behind.
		return scaleName( scaled, inName, factor, format );
	}
	if (
		! parsed ||
		factor === 1 ||
		unit !== '' ||
		! isCount( quantity, parsed )
	) {
		return scaled;
	}
	const count = ( parsed.valueMax ?? parsed.value ) * factor;
	const food = isSeveral( quantity ) ? scaled.replace( OF_FOOD, '' ) : scaled;
	// Of "5 cloves" the cloves are the food.
	return findUnit( food ) === undefined
		? foodLabel( food, count, format.locale )
		: unitLabel( food, count, format.locale );
}

/** Tells how many there are of a unit, of a range the upper end; null where its number is of something else: `2-inch piece`. */
function countOf(
	{ quantity, parsed }: ReadLine,
	factor: number
): number | null {
	const [ first ] = parsed?.scalable ?? [];
	return ! parsed ||
		factor === 1 ||
		/^-\s?\p{L}/u.test( quantity.slice( first?.end ) )
		? null
		: ( parsed.valueMax ?? parsed.value ) * factor;
}

/** Gives the stable id of the unit behind the quantity of an ingredient, `egg` for eggs. */
function unitOf( { unit, name }: LinePieces, locale = 'en' ): string {
	const grammar = grammarOf( locale );
	if ( unit !== '' ) {
		return readUnit( unit, 0, grammar )?.id ?? '';
	}
	return grammar.eggs.test( name ) ? 'egg' : '';
}

/**
 * Scales all that an ingredient says of how much.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what to multiply.
 * @param format How to print numbers.
 * @return Its pieces, with a unit and a name that fit their number; as written where nothing is scaled.
 */
export function scaleLine(
	line: ReadLine,
	factor: number,
	format: QuantityFormat
): LinePieces {
	const { quantity, unit, note, parsed, further } = line;
	const isOther = factor !== 1 && isSeveral( quantity );
	const id =
		format.kitchen && factor !== 1 ? unitOf( line, format.locale ) : '';
	return {
		...( inOtherSpoons( line, factor, format, id ) ?? {
			quantity: scaleText(
				isOther ? quantity.trim().replace( OF_SEVERAL, '' ) : quantity,
				factor,
				format,
				parsed,
				id
			),
			unit: unitLabel(
				scaleFurther(
					isOther ? unit.replace( OF_UNIT, '' ) : unit,
					further.unit,
					factor,
					format
				),
				countOf( line, factor ),
				format.locale
			),
		} ),
		name: nameFor( line, factor, format ),
		note: scaleFurther( note, further.note, factor, format ),
	};
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
	// What was written stays as the page has printed it.
	const read =
		( times !== 1 && line.counted ) ||
		( ( times !== 1 || convert !== null ) && line.joined ) ||
		line;
	return {
		...line,
		...( convert?.( read, times, format ) ??
			scaleLine( read, times, format ) ),
	};
}
