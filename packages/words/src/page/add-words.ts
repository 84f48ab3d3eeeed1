import type { Language } from '../language';

declare global {
	interface Larder {
		/** Words of other languages than English. */
		words?: { languages: readonly unknown[] };
	}
	interface Window {
		larder?: Larder;
	}
}

/**
 * Adds the words of a language to those that the page has: a recipe may be of another than the page.
 */
export function addWords( languages: readonly Language[] ): void {
	const larder = ( window.larder ??= {} );
	larder.words = {
		languages: [ ...( larder.words?.languages ?? [] ), ...languages ],
	};
}
