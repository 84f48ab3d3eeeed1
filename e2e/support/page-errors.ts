import type { BrowserContext } from '@playwright/test';

/**
 * Collects what goes wrong in the pages of a context: uncaught errors, errors
 * on the console, and requests to the site that fail with a server error.
 *
 * @param context The browser context of one test.
 * @param origin  Requests to other origins are left out.
 * @return The list, which grows while the test runs.
 */
export function watchErrors(
	context: BrowserContext,
	origin: string
): string[] {
	const errors: string[] = [];
	context.on( 'weberror', ( error ) => {
		errors.push( `Uncaught: ${ error.error().message }` );
	} );
	context.on( 'console', ( message ) => {
		// Answers of 4xx have their own line on the console; those that a test
		// did not ask for show as a missing result anyway.
		if (
			message.type() === 'error' &&
			! message.text().startsWith( 'Failed to load resource' )
		) {
			errors.push( `Console: ${ message.text() }` );
		}
	} );
	context.on( 'response', ( response ) => {
		if (
			response.status() >= 500 &&
			response.url().startsWith( `${ origin }/` )
		) {
			errors.push( `${ response.status() }: ${ response.url() }` );
		}
	} );
	return errors;
}
