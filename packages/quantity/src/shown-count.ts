import type { QuantityFormat } from './format';
import { grammarOf } from './grammar';
import { roundForKitchen } from './kitchen-rounding';
import type { LinePieces, ReadLine } from './line';
import { PIECE } from './package-count';
import type { ParsedQuantity } from './parse';
import { readUnit } from './read-unit';

/** What ends a count that is in a note: the 1 of `juice of 1, strained`. */
const COUNT_END = /^\s*(?:$|[,;)])/;

/** Returns what counts the food of a line without an amount: the 1 of `lemon, juice of 1`. */
export function countInNote( {
	quantity,
	unit,
	note,
	further,
}: ReadLine ): ParsedQuantity | null {
	const [ one ] = further.note;
	return quantity === '' &&
		unit === '' &&
		one?.isCount &&
		COUNT_END.test( note.slice( one.end ) )
		? one.parsed
		: null;
}

/**
 * Returns the scaled count of a unit, of a range the upper end; null where its
 * number is of something else: `2-inch piece`.
 */
export function countOf(
	line: ReadLine,
	factor: number,
	format: QuantityFormat
): number | null {
	const { quantity, unit, name, parsed } = line;
	const [ first ] = parsed?.scalable ?? [];
	return ! parsed ||
		factor === 1 ||
		( /^inch$/i.test( unit ) && PIECE.test( name ) ) ||
		/^-\s?\p{L}/u.test( quantity.slice( first?.end ) )
		? null
		: shownCount(
				( parsed.valueMax ?? parsed.value ) * factor,
				format,
				line
			);
}

/** Returns a number as it is shown: of 1.1 onions there is one. */
export function shownCount(
	value: number,
	format: QuantityFormat,
	line: LinePieces
): number {
	return format.kitchen
		? roundForKitchen( value, unitOf( line, format.locale ) )
		: value;
}

/** Returns the stable id of the unit after the quantity of an ingredient, `egg` for eggs. */
export function unitOf( { unit, name }: LinePieces, locale = 'en' ): string {
	const grammar = grammarOf( locale );
	if ( unit !== '' ) {
		return (
			readUnit( unit.replace( /^d[ei]\s/i, '' ), 0, grammar )?.id ?? ''
		);
	}
	return grammar.eggs.test( name ) ? 'egg' : '';
}
