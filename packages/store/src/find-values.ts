import type { Thunk } from './actions';
import { requestLatest } from './latest';
import type { ValuesAnswer, ValuesQuestion } from './types';

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
