declare global {
	interface Window {
		/** What `Larder\Tools\JobScreen` prints before the script. */
		larderJobScreen: {
			/** Language tag of the page, which its `lang` is not always; empty for none. */
			readonly locale: string;
			/** Texts that PHP shows, too. */
			readonly texts: Readonly< Record< string, string > >;
		};
	}
}

const formats = new Map< string, Intl.NumberFormat >();

/**
 * Writes a number in the language of the page.
 *
 * @param value The number.
 * @return The number as text.
 */
export function formatNumber( value: number ): string {
	const locale = window.larderJobScreen.locale || 'en';
	const format = formats.get( locale ) ?? new Intl.NumberFormat( locale );
	formats.set( locale, format );
	return format.format( value );
}

/**
 * Returns a text that PHP prints with the page.
 *
 * @param key Its key; shown itself where PHP prints none.
 */
export function serverText( key: string ): string {
	return window.larderJobScreen.texts[ key ] ?? key;
}
