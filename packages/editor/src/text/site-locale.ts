declare global {
	interface Larder {
		/** In the editor: the language that the site writes in. */
		locale?: string;
	}
}

/**
 * Returns the language that the site writes in, which need not be that of the person who edits, nor that of a recipe.
 *
 * @return Language tag such as `de-de`; English where the page does not say.
 */
export function siteLocale(): string {
	return window.larder?.locale ?? 'en';
}
