import {
	request,
	type ActionName,
	type Actions,
	type Result,
} from '@larder/ajax';

/** The pending request of each part of the page. */
const pending = new Map< string, AbortController >();

/**
 * Sends a request, and aborts the one that the same place has sent before.
 *
 * @param place    Names who asks, once on the page.
 * @param question What is asked.
 * @return The result, or undefined where the place has asked again since.
 */
export async function requestLatest< Name extends ActionName >(
	place: string,
	action: Name,
	question: Actions[ Name ][ 'request' ]
): Promise< Result< Actions[ Name ][ 'response' ] > | undefined > {
	pending.get( place )?.abort();
	const controller = new AbortController();
	pending.set( place, controller );
	const result = await request( action, question, {
		signal: controller.signal,
	} );
	if ( pending.get( place ) !== controller ) {
		return undefined;
	}
	pending.delete( place );
	return result;
}
