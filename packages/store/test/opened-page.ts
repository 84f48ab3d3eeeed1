import { jest } from '@jest/globals';
import { pageData } from '@larder/islands/testing';
import type { PageVisitor } from '@larder/ajax';

/** Opens a page: everything that scripts keep in memory is new. */
export async function open() {
	jest.resetModules();
	const { createRegistry } = await import( '@wordpress/data' );
	const { store, takeWish } = await import( '../src' );
	const registry = createRegistry();
	registry.register( store );
	return {
		actions: registry.dispatch( store ),
		selectors: registry.select( store ),
		takeWish,
	};
}

/** Gives the store the answer that the page's script got before any view was mounted. */
export function pageKnows(
	ids: number[],
	answer: PageVisitor[ 'answer' ]
): void {
	window.larder = { visitor: { ids, answer, ask: async () => answer } };
}

/** Prints the site's settings on the page. */
export function setSettings( settings: object ): void {
	document.body.innerHTML = pageData( { ajax: '/ajax', settings } );
}

/** Forgets what a browser and a page have kept; the site's settings are its defaults. */
export function forgetAll(): void {
	localStorage.clear();
	sessionStorage.clear();
	delete window.larder;
	setSettings( {} );
}
