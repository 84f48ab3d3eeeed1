import { request } from '@larder/ajax';
import type { Thunk } from './actions';
import type { ValuesAnswer, ValuesQuestion } from './types';

/** The request of each filter that is under way. */
const pending = new Map< string, AbortController >();

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
		pending.get( id )?.abort();
		const controller = new AbortController();
		pending.set( id, controller );
		const result = await request( 'larder_filter_values', question, {
			signal: controller.signal,
		} );
		if ( pending.get( id ) !== controller ) {
			return 'late';
		}
		pending.delete( id );
		return result.ok ? result.data : 'failed';
	};
}
