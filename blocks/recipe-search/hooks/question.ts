import type { SearchQuestion } from '@larder/store';
import { MAX_NAMED_VALUES } from '@larder/contracts/constants';
import type {
	Chosen,
	Filter,
	FoundValues,
	SearchViewProps,
} from '../view-types';
import { withSort } from '../search-url';

/** Returns the values that were found last, as many as the server counts. */
function lastOf( { values }: FoundValues ): string[] {
	return values.slice( -MAX_NAMED_VALUES ).map( ( { value } ) => value );
}

/**
 * Returns of which filters recipes have to have all chosen values.
 *
 * @return `all` or `any` by facet.
 */
export function matchOf(
	filters: readonly Filter[]
): Record< string, 'all' | 'any' > {
	return Object.fromEntries(
		filters
			.filter( ( { control } ) => control !== 'range' )
			.map( ( { id, without, isAll } ) => [
				without || id,
				isAll ? 'all' : 'any',
			] )
	);
}

/**
 * Builds the query for a state of the search.
 *
 * @param search Chosen values by filter.
 * @param page   From 1.
 */
export function questionOf(
	props: SearchViewProps,
	search: Chosen,
	page: number
): SearchQuestion {
	const { filters, fixed, perPage, layout, level } = props;
	const ofValues = filters.filter( ( { control } ) => control !== 'range' );
	const named = ofValues.flatMap( ( { id, without, found } ) =>
		found ? [ [ without || id, lastOf( found ) ] as const ] : []
	);
	return {
		search: { ...withSort( search, props.sorts ), ...fixed },
		paged: page,
		per_page: perPage,
		facets: [
			...new Set( ofValues.map( ( { id, without } ) => without || id ) ),
		],
		match: matchOf( filters ),
		...( named.length > 0 && { named: Object.fromEntries( named ) } ),
		layout,
		level,
		// The view renders them itself.
		links: false,
	};
}
