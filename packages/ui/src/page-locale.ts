/**
 * Gives the language of the page, which decides how numbers are written.
 *
 * @return Language tag; undefined, for the browser's own, when the page names none that is known.
 */
export function pageLocale(): string | undefined {
	const { lang } = document.documentElement;
	try {
		return Intl.NumberFormat.supportedLocalesOf( lang )[ 0 ];
	} catch {
		return undefined; // The page's `lang` is no language tag.
	}
}
