import { pageLocale } from './page-locale';

/** In which language words of a recipe are written; empty where it is that of the page. */
export type WrittenIn = {
	/** Language tag. */
	lang?: string;
	/** How it is read, where that is not how the page is. */
	dir?: 'ltr' | 'rtl';
};

/**
 * Gives the attributes of an element with words of a recipe.
 *
 * @return Those of the two that are there.
 */
export function writtenIn( { lang, dir }: WrittenIn ): WrittenIn {
	return { ...( lang && { lang } ), ...( dir && { dir } ) };
}

/**
 * Gives the language in which the amounts of a recipe are read and written.
 *
 * @return Language tag; undefined, for the browser's own, where neither is known.
 */
export function localeOf( { lang }: WrittenIn ): string | undefined {
	return lang ?? pageLocale();
}
