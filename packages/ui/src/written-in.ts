import { pageLocale } from './page-locale';

/** In which language words of a recipe are written; empty where it is that of the page. */
export type WrittenIn = {
	/** Language tag. */
	lang?: string;
	/** How it is read, where that is not how the page is. */
	dir?: 'ltr' | 'rtl';
};

/**
 * Returns the attributes of an element with words of a recipe.
 *
 * @return Those of the two that are there.
 */
export function writtenIn( { lang, dir }: WrittenIn ): WrittenIn {
	return { ...( lang && { lang } ), ...( dir && { dir } ) };
}

/**
 * Reads the language of words that the server has printed.
 *
 * @param element What holds them; nothing where they are not there.
 * @return What it says of itself.
 */
export function printedIn( element: Element | null | undefined ): WrittenIn {
	const lang = element?.getAttribute( 'lang' );
	const dir = element?.getAttribute( 'dir' );
	return {
		...( lang && { lang } ),
		...( ( dir === 'ltr' || dir === 'rtl' ) && { dir } ),
	};
}

/**
 * Returns the attribute of words that may be in another language than the page,
 * where what is kept names the language whatever the page's is.
 *
 * @param lang Language tag; undefined where nothing tells.
 * @return Attributes; none where they are written as the page is.
 */
export function foreign( lang: string | undefined ): { lang?: string } {
	return lang && lang !== document.documentElement.lang ? { lang } : {};
}

/**
 * Returns the language in which the amounts of a recipe are read and written.
 *
 * @return Language tag; undefined, for the browser's own, where neither is known.
 */
export function localeOf( { lang }: WrittenIn ): string | undefined {
	return lang ?? pageLocale();
}
