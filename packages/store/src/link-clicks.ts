import {
	request,
	type ActionName,
	type Actions,
	type Result,
} from '@larder/ajax';
import { requestKey } from './request-key';
import type { Thunk } from './thunk';

/**
 * Sends a request and notes how it stands.
 *
 * @param action Name of the action.
 * @param args   Its arguments.
 */
function track< Name extends ActionName >(
	action: Name,
	args: Actions[ Name ][ 'request' ]
): Thunk< Promise< Result< Actions[ Name ][ 'response' ] > > > {
	return async ( { dispatch } ) => {
		const key = requestKey( action, args );
		dispatch( {
			type: 'RECEIVE_REQUEST',
			key,
			request: { status: 'loading' },
		} );
		const result = await request( action, args );
		dispatch( {
			type: 'RECEIVE_REQUEST',
			key,
			request: result.ok
				? { status: 'success' }
				: { status: 'error', error: result.error },
		} );
		return result;
	};
}

/**
 * Counts a click on the link of an ingredient.
 *
 * A failure is logged only: the visitor has gone to the link by then.
 *
 * @param ingredientLinkID Post id and ingredient id, such as `12-k3f9a0b2`.
 */
export function countIngredientLink(
	ingredientLinkID: string
): Thunk< Promise< void > > {
	return async ( args ) => {
		const result = await track( 'get_ingredient_links_count', {
			ingredientLinkID,
		} )( args );
		if ( result.ok ) {
			args.dispatch( {
				type: 'RECEIVE_LINK_CLICKS',
				id: ingredientLinkID,
				clicks: result.data.clicks,
			} );
		} else {
			console.error( 'Larder: the click was not counted.', result.error ); // eslint-disable-line no-console -- The specification asks for a log and nothing else.
		}
	};
}
