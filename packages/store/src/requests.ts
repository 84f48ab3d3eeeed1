import {
	request,
	type ActionName,
	type Actions,
	type Result,
} from '@larder/ajax';
import type { ThunkArgs } from './thunk';

/**
 * Gives one key for an action and its arguments, whatever their order.
 *
 * @param action Name of the action.
 * @param args   Its arguments.
 * @return The key.
 */
export function requestKey( action: string, args: object ): string {
	return `${ action } ${ JSON.stringify( Object.entries( args ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) ) }`;
}

/**
 * Calls an ajax action, and notes for its arguments how the call stands. What
 * is secret in them would be noted too: a password is sent by `request()`.
 *
 * @param dispatch Changes the store.
 * @param action   Name of the action.
 * @param args     Its arguments.
 * @return Data, or a failure; the promise never rejects.
 */
export async function send< Name extends ActionName >(
	dispatch: ThunkArgs[ 'dispatch' ],
	action: Name,
	args: Actions[ Name ][ 'request' ]
): Promise< Result< Actions[ Name ][ 'response' ] > > {
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
}
