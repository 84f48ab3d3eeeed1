import { SEVERAL } from './amount';
import { foodLabel, noteLabel } from './food-label';
import { isCount } from './is-count';
import { isKnownFood } from './known-foods';
import type { QuantityFormat } from './format';
import {
	findFurtherAmounts,
	NO_FURTHER,
	type FurtherAmounts,
} from './further-amounts';
import {
	amountInName,
	saysMore,
	scaleName,
	type AmountInName,
} from './amount-in-name';
import { joinDetachedHalf } from './detached-half';
import { roundForKitchen } from './kitchen-rounding';
import { inOtherSpoons, OF_UNIT } from './other-spoons';
import { isSize, withPackageCount } from './package-count';
import { parseQuantity, type ParsedQuantity } from './parse';
import { prettyQuantity } from './pretty';
import { scaleText, timesSign } from './scale';
import { scaleFurther } from './scale-further-amounts';
import { slashRange } from './slash-range';
import { countInNote, countOf, shownCount, unitOf } from './shown-count';
import { withUnit } from './unit-participle';
import { unitLabel } from './unit-label';
import { findUnit } from './units';
import type { WordOrder } from './word-order';

/** The pieces of an ingredient: `quantity` and `unit` plain text, `name` and `note` safe HTML. */
export type LinePieces = {
	quantity: string;
	unit: string;
	name: string;
	note: string;
	/** Whether it stays as it is, whatever the recipe is scaled by. */
	fixed?: boolean;
	/** How it was typed; absent for the default. */
	order?: WordOrder;
};

/** An ingredient and what its quantity says; null where that cannot be read. */
export type ReadLine< Line extends LinePieces = LinePieces > = Line & {
	parsed: ParsedQuantity | null;
	/** The amount in its name where it has no other: `juice of 1 lemon`. */
	inName: AmountInName | null;
	/** What else scales: the amount said again, and what is added. */
	further: FurtherAmounts;
	/** The same with the count of a package of which only the size was written: `15 oz. can`. */
	counted?: ReadLine;
	/** The same with the half in its number that is apart from it after the unit: `1`, `taza`, `y media de harina`. */
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
 * @param written The ingredient as written.
 * @param locale  Language tag of the recipe.
 * @return The same with what its quantity says.
 */
export function readLine< Line extends LinePieces >(
	written: Line,
	locale?: string
): ReadLine< Line > {
	const range = slashRange( written, locale );
	const line = range === null ? written : { ...written, quantity: range };
	const parsed = parseQuantity( line.quantity, locale );
	const further = findFurtherAmounts( line, parsed, locale );
	const inName = amountInName( line, locale, further );
	const counted =
		parsed || line.quantity === ''
			? withPackageCount( line, locale )
			: null;
	const joined = joinDetachedHalf( line, locale );
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

/** The sign of an inch, which is at its number. */
const INCH_SIGN = /^["″”]\s?/;

/** What joins a word for several and what it counts. */
const OF_SEVERAL = /\s(?:de|di)$/i;

/** The same before what it counts, in the unit and in the name. */
const OF_FOOD = /^d['’]/i;

/** How far a part of one may be from the fraction that names it. */
const PART_TOLERANCE = 0.01;

/** Whether a quantity is a word for several, which a number in digits follows without `de`: 24 œufs. */
function isSeveral( quantity: string ): boolean {
	return SEVERAL.test( quantity.trim().replace( OF_SEVERAL, '' ) );
}

/** The size of what is counted: the unit of `1 8-ounce steak` and of `1 8-inch/20 cm cake`. */
const SIZE_OF_ONE =
	/^[\d¼-¾⅐-⅞.,/⁄]+[-\s]\p{L}+\.?(?:\s?[/|]\s?\d+[-\s]?\p{L}+\.?)?$/u;

/** The German word that counts foods, and is the same for one and for several: `6 Stück Eier`. */
const COUNT_WORD = /^(?:Stücke?|Stk\.?|St\.)$/iu;

/** The length of each after a count: `1 × 25cm/10in`. */
const SIZE_BEHIND = /\s?[x×]\s?[\d¼-¾⅐-⅞][^x×]*(?:cm|mm|in|inch|["″”])\.?$/iu;

/** Leaves of gelatine, which are said so in any number: `10 Blatt Gelatine`. */
const IN_LEAVES = /^Blatt\s.*gelatine/iu;

/** Whether the unit of an ingredient says no more than that its food is counted. */
function isCountWord(
	{ unit, name }: LinePieces,
	locale: string | undefined
): boolean {
	return (
		IN_LEAVES.test( `${ unit } ${ name }` ) ||
		( COUNT_WORD.test( unit ) && isKnownFood( name, locale ) )
	);
}

/** Returns the name with its amounts scaled and in the number that they ask for: `juice of 2 lemons`. */
function nameFor(
	line: ReadLine,
	factor: number,
	format: QuantityFormat
): string {
	const { name, quantity, unit, inName, further } = line;
	const inNote = countInNote( line );
	const parsed = line.parsed ?? inNote;
	const scaled = scaleFurther( name, further.name, factor, format );
	if ( inName ) {
		// What says it again follows.
		return scaleName( scaled, inName, factor, format );
	}
	if (
		! parsed ||
		factor === 1 ||
		( unit !== '' &&
			! isSize( unit, format.locale ) &&
			! SIZE_OF_ONE.test( unit ) &&
			! isCountWord( line, format.locale ) ) ||
		! ( inNote || isCount( quantity.replace( SIZE_BEHIND, '' ), parsed ) )
	) {
		return withUnit( line, factor, format ).name( scaled );
	}
	const count = shownCount(
		( parsed.valueMax ?? parsed.value ) * factor,
		format,
		line
	);
	const food = isSeveral( quantity ) ? scaled.replace( OF_FOOD, '' ) : scaled;
	// Of "5 cloves" the cloves are the food.
	return findUnit( food ) === undefined
		? foodLabel( food, count, format.locale )
		: unitLabel( food, count, format.locale );
}

/** Whether a scaled amount is a fraction with a name: ¾ of a litre rather than 0.375. */
function isFraction(
	{ parsed }: ReadLine,
	factor: number,
	{ kitchen }: QuantityFormat
): boolean {
	const value = ( parsed?.value ?? 0 ) * factor;
	// Half a litre is said without "of".
	return (
		value > 0 &&
		value < 1 &&
		value !== 0.5 &&
		( ! kitchen ||
			Math.abs( roundForKitchen( value, '' ) - value ) < PART_TOLERANCE )
	);
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
	const { quantity, unit, parsed, further } = line;
	const isPart = OF_UNIT.test( unit ) && isFraction( line, factor, format );
	// One says "¾ de taza", and "1½ tazas".
	const isOther =
		factor !== 1 &&
		( isSeveral( quantity ) ||
			( parsed !== null && OF_UNIT.test( unit ) && ! isPart ) );
	const id =
		format.kitchen && factor !== 1 && ! isPart
			? unitOf( line, format.locale )
			: '';
	const sign = factor === 1 ? '' : ( INCH_SIGN.exec( unit )?.[ 0 ] ?? '' );
	const scaled = scaleText(
		isOther ? quantity.trim().replace( OF_SEVERAL, '' ) : quantity,
		factor,
		format,
		parsed,
		id
	);
	return {
		...( inOtherSpoons( line, factor, format, id ) ?? {
			quantity:
				scaled +
				( sign.trim() ||
					timesSign( quantity, scaled, unit || line.name ) ),
			unit: unitLabel(
				scaleFurther(
					isOther
						? unit.replace( OF_UNIT, '' )
						: unit.slice( sign.length ),
					further.unit,
					factor,
					format
				),
				isCountWord( line, format.locale )
					? 1
					: countOf( line, factor, format ),
				format.locale
			),
		} ),
		...withNumber( line, factor, format ),
	};
}

/** Returns name and note for the scaled amount; the note follows a food whose name has changed its number. */
function withNumber(
	line: ReadLine,
	factor: number,
	format: QuantityFormat
): Pick< LinePieces, 'name' | 'note' > {
	const { further, parsed } = line;
	const name = nameFor( line, factor, format );
	const note = scaleFurther( line.note, further.note, factor, format );
	return {
		name,
		note:
			parsed === null ||
			line.inName !== null ||
			name === scaleFurther( line.name, further.name, factor, format )
				? withUnit( line, factor, format ).note( note )
				: noteLabel(
						note,
						shownCount(
							( parsed.valueMax ?? parsed.value ) * factor,
							format,
							line
						),
						format.locale,
						name
					),
	};
}

/**
 * Returns an ingredient with the amounts to show, wherever it is shown.
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
	const shown =
		convert?.( read, times, format ) ?? scaleLine( read, times, format );
	return {
		...line,
		...shown,
		...( times === 1 && read !== line && asWritten( line, read, shown ) ),
	};
}

/** Returns the amount of a line as it was written, where its units have not changed what was read of it. */
function asWritten(
	line: LinePieces,
	{ quantity, unit, name }: LinePieces,
	shown: LinePieces
): Partial< LinePieces > | null {
	return prettyQuantity( quantity ) === shown.quantity && unit === shown.unit
		? {
				quantity: prettyQuantity( line.quantity ),
				unit: line.unit,
				...( name === shown.name && { name: line.name } ),
			}
		: null;
}
