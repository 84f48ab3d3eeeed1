import {
	traits,
	type ActionName,
	type Actions,
} from '@larder/contracts/actions';
import { call, type RequestOptions, type Result } from './call';
import { getNonce } from './visitor';

/**
 * Calls an ajax action of the site.
 *
 * A write by a logged-in user has a nonce, which is requested when first needed
 * and renewed once when it has expired.
 *
 * @param payload Its fields.
 * @param options Signal, timeout, URL.
 * @return Data, or a failure; the promise never rejects.
 */
export async function request< Name extends ActionName >(
	action: Name,
	payload: Actions[ Name ][ 'request' ],
	options: RequestOptions = {}
): Promise< Result< Actions[ Name ][ 'response' ] > > {
	if ( ! traits[ action ].isSigned ) {
		return call( action, payload, options );
	}
	const send = ( nonce: string ) =>
		call( action, nonce === '' ? payload : { ...payload, nonce }, options );
	const result = await send( await getNonce() );
	return ! result.ok && result.error.code === 'stale_nonce'
		? send( await getNonce( true ) )
		: result;
}
