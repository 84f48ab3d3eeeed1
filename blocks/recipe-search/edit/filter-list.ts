import type { FilterSetting } from '../types';

/**
 * Moves a filter by one place.
 *
 * @param index Index of the filter.
 * @param by    -1 or 1.
 * @return The filters in their new order.
 */
export function movedFilter(
	filters: readonly FilterSetting[],
	index: number,
	by: -1 | 1
): FilterSetting[] {
	const next = [ ...filters ];
	const [ filter ] = next.splice( index, 1 );
	if ( filter ) {
		next.splice( Math.max( 0, index + by ), 0, filter );
	}
	return next;
}
