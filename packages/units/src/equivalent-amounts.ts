import {
	blankTags,
	dividedFrom,
	grammarOf,
	readAmount,
	tailEnd,
	type Amount as ReadAmount,
} from '@larder/quantity';
import { isHeaped } from './qualifiers';
import { measureOf, type Dimension, type System } from './measures';
import { amountStarts } from './starts';

/** A number or range with a unit of weight or volume. */
export type MeasuredAmount = {
	low: number;
	/** Null where there is no range. */
	high: number | null;
	/** Stable id. */
	unit: string;
	dimension: Dimension;
	/** Millilitres or grams of one. */
	size: number;
	system: System | 'both' | 'british';
	/** Where it is in the text. */
	start: number;
	end: number;
};

/** What says an amount, one time or more: `250 g / 9 oz`, `1 lb 2 oz`. */
export type EquivalentAmounts = {
	/** Each a sum of one or more. */
	ways: MeasuredAmount[][];
	start: number;
	end: number;
};

/** Between two amounts that add up. */
const SUM = /^\s?(?:plus|and|und|et|más|più|[ey]|\+|&)\s?$/iu;

/** Between two amounts that say the same. */
const SAME =
	/^\s?(?:[/|([;]|or|oder|ou|oppure|o|,)\s?(?:(?:or|about|approx(?:imately|\.)?|around|roughly|ca\.?|circa|etwa|environ|unos|unas|scant|generous|[~≈])\s?){0,2}$/i;

/** What says again what one part of a division is. */
const AGAIN = /^\s?[/|([]/;

/** Between the ends of a range that names its unit twice. */
const RANGE = /^\s?(?:[-–—]|to|or)\s?$/i;

/** Nobody says an amount in more ways; without a limit a text of brackets that nothing closes would take minutes. */
const MAX_WAYS = 8;

/** Units of which the second counts parts of the first: `1lb 2oz`. */
const PARTS_OF: Record< string, readonly string[] > = {
	lb: [ 'oz', 'g' ],
	kg: [ 'g' ],
	l: [ 'ml' ],
	pint: [ 'fl-oz' ],
	cup: [ 'tbsp', 'tsp' ],
	tbsp: [ 'tsp' ],
};

/** What says after an amount that it is not exact, and holds in any unit: `500 g environ`. */
const ABOUT_BEHIND =
	/\s(?:environ|circa|ca\.|aprox\.?|aproximadamente|ungefähr|etwa|about|approx(?:imately|\.)?)$/iu;

function toAmount(
	plain: string,
	{ numbers, unit, end: typedEnd }: ReadAmount,
	locale: string | undefined
): MeasuredAmount | null {
	const [ low, high ] = numbers;
	const measure = unit && measureOf( unit.id, locale );
	const about = ABOUT_BEHIND.exec( plain.slice( 0, typedEnd ) );
	const end = about?.index ?? typedEnd;
	return low && unit && measure
		? {
				...measure,
				low: low.value,
				high: high?.value ?? null,
				unit: unit.id,
				start: low.start,
				end: Math.max( end, tailEnd( plain, high ?? low ) ),
			}
		: null;
}

/** After cups: they are those of a tin, `a 12-cup muffin pan`. */
const OF_TIN =
	/^\s(?:mini[\s-])?(?:muffin|cupcake|popover|donut|doughnut|madeleine)\s(?:tins?|pans?|trays?|mou?lds?)(?!\p{L})/iu;

/** Finds all amounts of weight or volume in a text. */
function findAll( text: string, locale: string | undefined ): MeasuredAmount[] {
	const found: MeasuredAmount[] = [];
	const plain = blankTags( text );
	const grammar = grammarOf( locale ?? 'en' );
	const readAt = ( index: number ): MeasuredAmount | null => {
		const read = readAmount( plain, index, grammar );
		const amount = read && toAmount( plain, read, locale );
		return amount &&
			! OF_TIN.test( plain.slice( amount.end ) ) &&
			! isHeaped( plain.slice( index, amount.end ) )
			? amount
			: null;
	};
	for ( const index of amountStarts( plain, grammar ) ) {
		let amount =
			index < ( found.at( -1 )?.end ?? 0 ) ? null : readAt( index );
		while ( amount ) {
			found.push( amount );
			// The ounces of "1lb10oz" are right after the pounds.
			amount = /[\d¼-¾⅐-⅞]/.test( plain[ amount.end ] ?? '' )
				? readAt( amount.end )
				: null;
		}
	}
	return found;
}

/** Joins the ends of a range that names a unit with each, `900 g to 1.3 kg`, `1 lb 9 oz to 2 lb`, or gives null. */
function joinRange(
	way: readonly MeasuredAmount[],
	next: MeasuredAmount,
	joint: string
): MeasuredAmount | null {
	const [ first ] = way;
	const isAlike = way.every(
		( { high, dimension, system } ) =>
			high === null &&
			dimension === next.dimension &&
			system === next.system
	);
	const low =
		way.length === 1 && first?.unit === next.unit
			? first.low
			: way.reduce( ( sum, one ) => sum + one.low * one.size, 0 ) /
				next.size;
	return first &&
		isAlike &&
		RANGE.test( joint ) &&
		next.high === null &&
		next.low > low
		? { ...next, low, high: next.low, start: first.start }
		: null;
}

/** Returns whether what follows a comma adds to an amount, as smaller units of one system do: `1 tbsp, 1 tsp`; what is as much says it again. */
function addsUp( before: MeasuredAmount, next: MeasuredAmount ): boolean {
	const size = before.low * before.size;
	return (
		before.dimension === next.dimension &&
		next.size < before.size &&
		Math.abs( next.low * next.size - size ) > size / 5
	);
}

/** Returns how an amount continues the one before. */
function relation(
	before: MeasuredAmount,
	next: MeasuredAmount,
	joint: string
): 'sum' | 'same' | null {
	const isOneSystem =
		before.system === next.system ||
		[ before.system, next.system ].includes( 'both' );
	const isTied = /^\s?$/.test( joint );
	// "1 lb 450 g" says a pound again, "1 Pfund 100 g" adds to it.
	const isAgain =
		isTied &&
		( before.system === 'metric' ) !== ( next.system === 'metric' ) &&
		! addsUp( before, next );
	if (
		( SUM.test( joint ) && isOneSystem ) ||
		( /^(?:,|\s?;)\s$/.test( joint ) &&
			isOneSystem &&
			addsUp( before, next ) ) ||
		( isTied &&
			! isAgain &&
			PARTS_OF[ before.unit ]?.includes( next.unit ) )
	) {
		return 'sum';
	}
	return isAgain || ( SAME.test( joint ) && before.unit !== next.unit )
		? 'same'
		: null;
}

/** What closes the brackets of an amount, with words that say that it is not exact. */
const CLOSED =
	/^(?:\s(?:firmly |lightly )?packed)?(?:(?:,?\s(?:or so|or thereabouts|more or less|approx(?:imately|\.)?|about|roughly|circa|ca\.|environ|aprox\.?|aproximadamente|etwa|ungefähr))?\s?[)\]]){1,2}/iu;

/** Returns where a piece ends with the brackets that it opens; null where more is in them. */
function closedEnd( text: string, start: number, end: number ): number | null {
	const piece = text.slice( start, end );
	const open = piece.split( /[([]/ ).length - piece.split( /[)\]]/ ).length;
	if ( open <= 0 ) {
		return end;
	}
	const [ rest = '' ] = CLOSED.exec( text.slice( end, end + 40 ) ) ?? [];
	const last = [ ...rest.matchAll( /[)\]]/g ) ][ open - 1 ];
	return last ? end + last.index + 1 : null;
}

/** Leaves out what is in a bracket with more than the amount: `(9 oz each)`. */
function trimmed(
	text: string,
	ways: MeasuredAmount[][]
): EquivalentAmounts[] {
	const start = ways[ 0 ]?.[ 0 ]?.start ?? 0;
	for ( let count = ways.length; count > 1; count-- ) {
		const last = ways[ count - 1 ]?.at( -1 )?.end ?? start;
		const end = closedEnd( text, start, last );
		if ( end !== null ) {
			return [
				{ ways: ways.slice( 0, count ), start, end },
				...ways
					.slice( count )
					.flatMap( ( way ) => trimmed( text, [ way ] ) ),
			];
		}
	}
	const [ first = [], ...others ] = ways;
	return [
		{ ways: [ first ], start, end: first.at( -1 )?.end ?? start },
		...( others.length > 0 ? trimmed( text, others ) : [] ),
	];
}

/** Returns an amount with the smaller units right after it, in its own unit: the `2 lb 10 oz` of a range. */
function withParts(
	text: string,
	[ amount, next ]: readonly MeasuredAmount[]
): MeasuredAmount | undefined {
	return amount &&
		next &&
		/^\s?$/.test( text.slice( amount.end, next.start ) ) &&
		amount.high === null &&
		next.system === amount.system &&
		PARTS_OF[ amount.unit ]?.includes( next.unit )
		? {
				...amount,
				low: amount.low + ( next.low * next.size ) / amount.size,
				end: next.end,
			}
		: amount;
}

/** Joins an amount and the upper end that follows it, with its smaller units, to a range. */
function rangeTo(
	text: string,
	way: readonly MeasuredAmount[] | undefined,
	amounts: readonly MeasuredAmount[],
	joint: string
): MeasuredAmount | null {
	const upper = withParts( text, amounts );
	return way && upper ? joinRange( way, upper, joint ) : null;
}

/**
 * Finds what says amounts of weight or volume: in `250 g / 9 oz plus 2 cups`
 * two of them, the first said in two ways.
 *
 * @param text   Text without tags.
 * @param locale Language tag of the page.
 * @return In order.
 */
export function findEquivalentAmounts(
	text: string,
	locale: string | undefined
): EquivalentAmounts[] {
	const list: MeasuredAmount[][][] = [];
	const parts = dividedFrom( text );
	const all = findAll( text, locale );
	for ( const [ at, amount ] of all.entries() ) {
		const ways = list.at( -1 );
		const way = ways?.at( -1 );
		const before = way?.at( -1 );
		// The ounces of "2 lb to 2 lb 10 oz" are in the range.
		if ( before && amount.start < before.end ) {
			continue;
		}
		const joint = before ? text.slice( before.end, amount.start ) : '';
		const range = rangeTo( text, way, all.slice( at, at + 2 ), joint );
		const isPart =
			before &&
			parts !== null &&
			before.start >= parts &&
			! AGAIN.test( joint );
		const kind =
			before && ! isPart ? relation( before, amount, joint ) : null;
		if ( way && range ) {
			way.splice( 0, way.length, range );
		} else if ( way && kind === 'sum' ) {
			way.push( amount );
		} else if ( ways && ways.length < MAX_WAYS && kind === 'same' ) {
			ways.push( [ amount ] );
		} else {
			list.push( [ [ amount ] ] );
		}
	}
	return list.flatMap( ( ways ) => trimmed( text, ways ) );
}
