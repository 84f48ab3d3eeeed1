import type { SearchAnswer } from '@larder/store';
import type { Chosen, Filter } from './view-types';

/**
 * Chooses values of a filter.
 *
 * @param search Chosen values by filter.
 * @param id     The filter.
 * @param values Its values from now on.
 * @return The new choice; a filter without values is left out.
 */
export function choose( search: Chosen, id: string, values: string[] ): Chosen {
	if ( values.length > 0 ) {
		return { ...search, [ id ]: values };
	}
	const { [ id ]: _, ...rest } = search;
	return rest;
}

/**
 * Adds a value of a filter, or takes it away.
 *
 * @param search Chosen values by filter.
 * @param id     The filter.
 * @param value  The value.
 * @return The new choice.
 */
export function toggle( search: Chosen, id: string, value: string ): Chosen {
	const values = search[ id ] ?? [];
	return choose(
		search,
		id,
		values.includes( value )
			? values.filter( ( other ) => other !== value )
			: [ ...values, value ]
	);
}

/**
 * Gives how many recipes each value of a filter would leave.
 *
 * @param filter The filter.
 * @param answer The answer of the server.
 * @return Counts by value.
 */
export function countsOf(
	filter: Filter,
	answer: SearchAnswer
): Record< string, number > {
	if ( filter.taxonomy === '' ) {
		return answer.metas[ filter.id ] ?? {};
	}
	return Object.fromEntries(
		( answer.terms[ filter.taxonomy ] ?? [] ).map(
			( { term_id: id, count } ) => [ String( id ), count ]
		)
	);
}

/**
 * Gives the numbers of pages to show: first, last, and those around the page;
 * `Larder\Search\Pages` gives the same.
 *
 * @param page  The page, from 1.
 * @param pages How many there are.
 * @return Numbers, null for a gap.
 */
export function pagesAround(
	page: number,
	pages: number
): Array< number | null > {
	const numbers = [ ...new Set( [ 1, page - 1, page, page + 1, pages ] ) ]
		.filter( ( number ) => number >= 1 && number <= pages )
		.sort( ( one, other ) => one - other );
	return numbers.flatMap( ( number, index ) => {
		const gap = number - ( numbers[ index - 1 ] ?? 0 );
		if ( gap === 1 ) {
			return [ number ];
		}
		// A gap of one number is no shorter than the number.
		return [ gap === 2 ? number - 1 : null, number ];
	} );
}
