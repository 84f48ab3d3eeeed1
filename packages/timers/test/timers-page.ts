import { pageData } from '@larder/islands/testing';

/** Key of the island of timers. */
export const KEY = 'timerkey';

/** A timer of a step in German, on an English page. */
export const rice = {
	id: '12:step0001:0',
	name: 'Reis kochen',
	nameLang: 'de',
	recipe: 'Stew',
	lang: 'de',
	url: '/stew/#step-step0001',
	seconds: 600,
	secondsMax: 720,
};

/**
 * Prints a page with a place for timers, as the server does.
 *
 * @return Markup.
 */
export function timersPage(): string {
	const parts = [ 'tray', 'status', 'alert' ].map(
		( name ) =>
			`<div data-larder-part="${ name }" data-larder-keyed="${ KEY }"></div>`
	);
	return `${ pageData( {
		roots: { [ KEY ]: [ 'timers', { styleUrl: '' } ] },
	} ) }<div data-larder-key="${ KEY }">${ parts.join( '' ) }</div>`;
}

/** Finds a part of that place. */
export function part( name: string ): Element {
	const found = document.querySelector( `[data-larder-part="${ name }"]` );
	if ( ! found ) {
		throw new Error( `The page has no place for the ${ name }.` );
	}
	return found;
}
