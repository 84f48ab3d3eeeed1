import type { Page } from '@playwright/test';

/** One call of the page to the server. */
export type Call = { action: string; fields: URLSearchParams };

/**
 * Notes the calls of a page, in order.
 *
 * @param page The browser's page.
 * @return The calls so far.
 */
export function watchCalls( page: Page ): Call[] {
	const calls: Call[] = [];
	page.on( 'request', ( request ) => {
		const fields = new URLSearchParams( request.postData() ?? '' );
		const action = fields.get( 'action' );
		if ( action !== null && request.method() === 'POST' ) {
			calls.push( { action, fields } );
		}
	} );
	return calls;
}
