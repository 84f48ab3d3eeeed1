import {
	parseQuantity,
	scaleText,
	unitLabel,
	type QuantityFormat,
} from '@larder/quantity/scale';
import type { LineGroup } from './view-types';

/**
 * Gives the lines with the amounts to show.
 *
 * @param groups Groups as written.
 * @param factor By what to multiply.
 * @param format How to print numbers.
 * @return Groups with scaled quantities, and units that fit them.
 */
export function scaleLines(
	groups: LineGroup[],
	factor: number,
	format: QuantityFormat
): LineGroup[] {
	return groups.map( ( group ) => ( {
		...group,
		items: group.items.map( ( item ) => {
			const parsed = factor === 1 ? null : parseQuantity( item.quantity );
			const value = parsed
				? ( parsed.valueMax ?? parsed.value ) * factor
				: null;
			return {
				...item,
				quantity: scaleText( item.quantity, factor, format ),
				unit: unitLabel( item.unit, value, format.locale ),
			};
		} ),
	} ) );
}
