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

/** Returns how many of the recipes that were found have each value of a filter. */
function havingOf(
	{ id, taxonomy, without, found }: Filter,
	answer: SearchAnswer
): Record< string, number | null > {
	const counts =
		taxonomy === ''
			? answer.metas[ without || id ]
			: Object.fromEntries(
					( answer.terms[ taxonomy ] ?? [] ).map(
						( { term_id: term, count } ) => [
							String( term ),
							count,
						]
					)
				);
	return {
		...( found?.answer === answer && found.counts ),
		...counts,
	};
}

/**
 * Returns how many recipes each value of a filter would leave;
 * `Larder\Search\Page\FilterCounts` gives the same.
 *
 * A filter that takes values out leaves the recipes without them. That is known
 * where the recipes that were counted are those that were found.
 *
 * @param search Chosen values by filter.
 * @param answer The answer of the server.
 * @return Counts by value; null where nobody knows.
 */
export function countsOf(
	filter: Filter,
	search: Chosen,
	answer: SearchAnswer
): Record< string, number | null > {
	const { id, without, isAll } = filter;
	const having = havingOf( filter, answer );
	if ( without === '' ) {
		return having;
	}
	const isKnown =
		answer.logic === 'AND' &&
		( isAll || ( search[ without ] ?? [] ).length === 0 );
	return Object.fromEntries(
		Object.entries( having ).map( ( [ value, count ] ) => [
			value,
			isKnown && count !== null && ! search[ id ]?.includes( value )
				? answer.total - count
				: null,
		] )
	);
}

/**
 * Adds the recipes of another page to those that are shown. Recipes that have
 * moved from one page to the other meanwhile are shown once.
 *
 * @param shown The answer that is shown.
 * @param next  The answer for the page before or after it.
 * @param where On which side the page is.
 * @return The newer answer with all recipes, and the last of the pages.
 */
export function joinAnswers(
	shown: SearchAnswer,
	next: SearchAnswer,
	where: 'before' | 'after'
): SearchAnswer {
	const isShown = new Set( shown.results.map( ( card ) => card.recipe_id ) );
	const isNew = next.results.map(
		( card ) => ! isShown.has( card.recipe_id )
	);
	const results = next.results.filter( ( _, index ) => isNew[ index ] );
	const printed = next.printed.filter( ( _, index ) => isNew[ index ] );
	return where === 'after'
		? {
				...next,
				results: [ ...shown.results, ...results ],
				printed: [ ...shown.printed, ...printed ],
			}
		: {
				...next,
				results: [ ...results, ...shown.results ],
				printed: [ ...printed, ...shown.printed ],
				page: shown.page,
			};
}

/**
 * Counts the values that are chosen in filters, words and order left out.
 *
 * @param search Chosen values by filter.
 * @return How many.
 */
export function chosenCount(
	filters: readonly Filter[],
	search: Chosen
): number {
	return filters.reduce(
		( count, { id } ) => count + ( search[ id ]?.length ?? 0 ),
		0
	);
}

/**
 * Returns the numbers of pages to show: first, last, and those around the page;
 * `Larder\Search\Query\PageNumbers` gives the same.
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
