/**
 * Returns the language of the page, which decides how numbers are written. Of one
 * that the browser does not know it takes its own.
 *
 * @return Language tag; undefined, for the browser's own, when the page names none.
 */
export function pageLocale(): string | undefined {
	const { lang } = document.documentElement;
	try {
		// Not `supportedLocalesOf()`, whose first call takes a tenth of a
		// second on a slow phone.
		return Intl.getCanonicalLocales( lang )[ 0 ];
	} catch {
		return undefined; // The page's `lang` is not a language tag.
	}
}
