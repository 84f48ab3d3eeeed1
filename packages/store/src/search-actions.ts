import type { ActionName, Actions } from '@larder/ajax';
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
 * @return What was found; `failed` where there was no answer, `late` where another search has come after it.
 */
export function searchRecipes(
	id: string,
	question: SearchQuestion
): Thunk< Promise< SearchAnswer | 'failed' | 'late' > > {
	return () => outcomeOf( id, 'recipe_search_results', question );
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
	return () => outcomeOf( id, 'larder_filter_values', question );
}

/**
 * Sends a request for one place of the page, and distinguishes a reply from a
 * failure and from one that comes too late.
 */
async function outcomeOf< Name extends ActionName >(
	place: string,
	action: Name,
	question: Actions[ Name ][ 'request' ]
): Promise< Actions[ Name ][ 'response' ] | 'failed' | 'late' > {
	const result = await requestLatest( place, action, question );
	if ( ! result ) {
		return 'late';
	}
	return result.ok ? result.data : 'failed';
}
