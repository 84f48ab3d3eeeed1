import {
	parseQuantity,
	scaleText,
	unitLabel,
	type ParsedQuantity,
	type QuantityFormat,
} from '@larder/quantity/scale';
import type { Line, LineGroup } from './view-types';

/** A line and what its quantity says; null where that cannot be read. */
type ReadLine = Line & { parsed: ParsedQuantity | null };

type ReadGroup = Omit< LineGroup, 'items' > & { items: ReadLine[] };

/**
 * Reads the quantities of all lines, once for all scalings.
 *
 * @param groups Groups as written.
 * @return The same with what their quantities say.
 */
export function readLines( groups: LineGroup[] ): ReadGroup[] {
	return groups.map( ( group ) => ( {
		...group,
		items: group.items.map( ( item ) => ( {
			...item,
			parsed: parseQuantity( item.quantity ),
		} ) ),
	} ) );
}

/**
 * Gives the lines with the amounts to show.
 *
 * @param groups Groups as written, read.
 * @param factor By what to multiply.
 * @param format How to print numbers.
 * @return Groups with scaled quantities, and units that fit them.
 */
export function scaleLines(
	groups: ReadGroup[],
	factor: number,
	format: QuantityFormat
): LineGroup[] {
	return groups.map( ( group ) => ( {
		...group,
		items: group.items.map( ( { parsed, ...item } ) => ( {
			...item,
			quantity: scaleText( item.quantity, factor, format, parsed ),
			unit: unitLabel(
				item.unit,
				parsed && factor !== 1
					? ( parsed.valueMax ?? parsed.value ) * factor
					: null,
				format.locale
			),
		} ) ),
	} ) );
}
