import { browserIdentifier, request } from '@larder/ajax';
import type { Thunk } from '../thunk';
import type { Outcome } from './types';

/** The last call for each recipe: the next one waits for it, so that the newest stars count. */
const last = new Map< number, Promise< unknown > >();

/**
 * Rates a recipe without a comment, or takes the rating back.
 *
 * @param id     Post.
 * @param rating Stars; 0 takes them back.
 * @return The outcome, with the server's words.
 */
export function rateRecipe(
	id: number,
	rating: number
): Thunk< Promise< Outcome > > {
	return async ( { dispatch } ) => {
		const call = ( last.get( id ) ?? Promise.resolve() ).then( () =>
			request( 'larder_rate', {
				recipe_id: id,
				rating,
				unique_user_id: browserIdentifier(),
			} )
		);
		last.set( id, call );
		const result = await call;
		if ( ! result.ok ) {
			return { status: 'failed', error: result.error };
		}
		const { message, summary } = result.data;
		dispatch( {
			type: 'RECEIVE_RATING',
			id,
			rating: result.data.rating,
			summary,
		} );
		return { status: 'done', isOn: rating > 0, message };
	};
}
