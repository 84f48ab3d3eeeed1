import type { SearchQuestion } from '@larder/store';
import type { Chosen, SearchViewProps } from '../view-types';

/**
 * Makes the question that a state of the search asks.
 *
 * @param props  What the server printed.
 * @param search Chosen values by filter.
 * @param page   From 1.
 * @return The question.
 */
export function questionOf(
	props: SearchViewProps,
	search: Chosen,
	page: number
): SearchQuestion {
	const { filters, fixed, perPage, layout, level } = props;
	const ofValues = filters.filter( ( { control } ) => control !== 'range' );
	return {
		search: { ...search, ...fixed },
		paged: page,
		per_page: perPage,
		facets: [
			...new Set( ofValues.map( ( { id, without } ) => without || id ) ),
		],
		match: Object.fromEntries(
			ofValues.map( ( { id, without, isAll } ) => [
				without || id,
				isAll ? 'all' : 'any',
			] )
		),
		layout,
		level,
	};
}
