import {
	readLine,
	showLine,
	type LineConverter,
	type QuantityFormat,
	type ReadLine,
} from '@larder/quantity';
import { keepSent } from './sent-units';
import type { Line, LineGroup } from './view-types';

type ReadGroup = Omit< LineGroup, 'items' > & { items: ReadLine< Line >[] };

/** What lines say, by the language that they are read in. */
const known = new Map<
	string | undefined,
	WeakMap< Line, ReadLine< Line > >
>();

/**
 * Reads the quantity of a line, the first time.
 *
 * @param line   The line as written.
 * @param locale Language tag of the recipe.
 * @return The same with what its quantity says.
 */
function readOnce( line: Line, locale?: string ): ReadLine< Line > {
	const lines = known.get( locale ) ?? new WeakMap();
	known.set( locale, lines );
	const read = lines.get( line ) ?? readLine( line, locale );
	lines.set( line, read );
	keepSent( line, read );
	return read;
}

/**
 * Reads lines before they are shown as written, each in a step of its own: a slow
 * phone takes milliseconds for one.
 *
 * @param groups Groups as written.
 * @param format How to print numbers.
 */
export function* readAhead(
	groups: LineGroup[],
	format: QuantityFormat
): Generator< undefined > {
	for ( const item of groups.flatMap( ( { items } ) => items ) ) {
		const line = readOnce( item, format.locale );
		yield;
		showOnce( line, 1, format, null );
		yield;
	}
}

/**
 * Works out what lines show for some factors, each line in a step of its own.
 *
 * @param groups  Groups as written, read.
 * @param factors By what to multiply, in turn.
 * @param format  How to print numbers.
 * @param convert Writes a line in the units that the visitor wants; null for those that were written.
 */
export function* scaleAhead(
	groups: ReadGroup[],
	factors: readonly number[],
	format: QuantityFormat,
	convert: LineConverter | null = null
): Generator< undefined > {
	for ( const factor of factors ) {
		for ( const line of groups.flatMap( ( { items } ) => items ) ) {
			showOnce( line, factor, format, convert );
			yield;
		}
	}
}

/**
 * Reads the quantities of all lines, once for all scalings.
 *
 * @param groups Groups as written.
 * @param locale Language tag of the recipe.
 * @return The same with what their quantities say.
 */
export function readLines( groups: LineGroup[], locale?: string ): ReadGroup[] {
	return groups.map( ( group ) => ( {
		...group,
		items: group.items.map( ( item ) => readOnce( item, locale ) ),
	} ) );
}

/** Returns whether a line says an amount that no scaling changes: it is not to, or cannot be read. */
function isLeft( line: ReadLine< Line > ): boolean {
	const { parsed, inName, counted, joined, quantity } = line;
	return line.fixed === true
		? quantity !== '' || inName !== null
		: quantity !== '' && ! ( parsed || inName || counted || joined );
}

/** Returns how many letters the words of a line have. */
function lettersOf( { name, note }: Line ): number {
	return ( name + note ).length;
}

/**
 * Returns a line with the room that its words need: with `onions` for `onion` a full
 * line would else become two, and move all below it. Other units change more than that.
 */
function inRoom( written: Line | null, line: Line ): Line {
	const grown = written ? lettersOf( line ) - lettersOf( written ) : 0;
	// A letter or two, which the margin of a phone holds; and no wider than narrow ones, for with more room two lines might become one.
	return grown === 1 || grown === 2
		? { ...line, room: `${ grown * -0.4 }em` }
		: line;
}

/** What lines show, by what writes them in other units. */
const shown = new WeakMap<
	object,
	WeakMap< ReadLine< Line >, Map< string, Line > >
>();

const AS_WRITTEN = {};

/**
 * Returns a line with its amount to show, worked out the first time.
 *
 * @param line    The line, read.
 * @param factor  By what to multiply.
 * @param format  How to print numbers.
 * @param convert Writes it in the units that the visitor wants; null for those that were written.
 * @return The line; the same one each time.
 */
function showOnce(
	line: ReadLine< Line >,
	factor: number,
	format: QuantityFormat,
	convert: LineConverter | null
): Line {
	const by = convert ?? AS_WRITTEN;
	const lines = shown.get( by ) ?? new WeakMap();
	shown.set( by, lines );
	const amounts = lines.get( line ) ?? new Map< string, Line >();
	lines.set( line, amounts );
	const key = JSON.stringify( [ factor, format ] );
	const one =
		amounts.get( key ) ??
		inRoom( convert ? null : line, {
			...showLine( line, factor, format, convert ),
			...( factor !== 1 && isLeft( line ) && { isLeft: true } ),
		} );
	amounts.set( key, one );
	return one;
}

/**
 * Returns the lines with the amounts to show.
 *
 * @param groups  Groups as written, read.
 * @param factor  By what to multiply.
 * @param format  How to print numbers.
 * @param convert Writes a line in the units that the visitor wants; null for those that were written.
 * @return Groups with scaled quantities, and units that fit them.
 */
export function scaleLines(
	groups: ReadGroup[],
	factor: number,
	format: QuantityFormat,
	convert: LineConverter | null = null
): LineGroup[] {
	return groups.map( ( group ) => ( {
		...group,
		items: group.items.map( ( item ) =>
			showOnce( item, factor, format, convert )
		),
	} ) );
}
