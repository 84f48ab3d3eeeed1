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

/**
 * Fails one kind of call, as when the server is down.
 *
 * @param page   The browser's page.
 * @param action Name of the calls; all others are answered.
 */
export async function failCalls( page: Page, action: string ): Promise< void > {
	await page.route( /admin-ajax\.php/, ( route ) =>
		route.request().postData()?.includes( action )
			? route.fulfill( { status: 503, body: 'down' } )
			: route.continue()
	);
}
