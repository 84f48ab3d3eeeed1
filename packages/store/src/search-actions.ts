import { requestLatest } from './latest';
import type { Thunk } from './thunk';
import type {
	SearchAnswer,
	SearchQuestion,
	ValuesAnswer,
	ValuesQuestion,
} from './types';

/**
 * Searches recipes. A new search ends the one before it, whose late answer is dropped.
 *
 * @param id       Names the search on the page.
 * @param question What is asked.
 * @param join     Makes what is kept of the answer, with that of pages before it for example.
 * @return Whether there was an answer that is not out of date.
 */
export function searchRecipes(
	id: string,
	question: SearchQuestion,
	join: ( answer: SearchAnswer ) => SearchAnswer = ( answer ) => answer
): Thunk< Promise< boolean > > {
	return async ( { dispatch } ) => {
		dispatch( {
			type: 'RECEIVE_SEARCH',
			id,
			search: { status: 'loading' },
		} );
		const result = await requestLatest(
			id,
			'recipe_search_results',
			question
		);
		if ( ! result ) {
			return false;
		}
		dispatch( {
			type: 'RECEIVE_SEARCH',
			id,
			search: result.ok
				? { status: 'success', answer: join( result.data ) }
				: { status: 'error', error: result.error },
		} );
		return result.ok;
	};
}

/**
 * Finds values of a filter that has more of them than a page shows. A new
 * question ends the one before it, whose late answer is dropped.
 *
 * @param id       Names the filter on the page.
 * @param question What is asked.
 * @return The values; `failed` where there was no answer, `late` where another question has come after it.
 */
export function findValues(
	id: string,
	question: ValuesQuestion
): Thunk< Promise< ValuesAnswer | 'failed' | 'late' > > {
	return async () => {
		const result = await requestLatest(
			id,
			'larder_filter_values',
			question
		);
		if ( ! result ) {
			return 'late';
		}
		return result.ok ? result.data : 'failed';
	};
}
