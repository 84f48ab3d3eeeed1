import { pageLocale } from './page-locale';

/** A language that writes whole numbers as programs do, in whatever country, and a number without marks between thousands. */
const PLAIN = /^(?:d[ae]|en|es|f[ir]|it|n[bl]|p[lt]|sv)(?:-\w\w)? \d{1,3}$/i;

/**
 * Cache: the first `Intl.NumberFormat` takes a tenth of a second on a slow
 * phone.
 */
const formats: Record< string, Intl.NumberFormat > = {};

/**
 * Writes a number in the language of the page. A small one needs nothing of the
 * browser there, whose first answer would hold up all else.
 *
 * @param value The number.
 * @return Such as `12` or `1,204`.
 */
export function formatNumber( value: number ): string {
	const locale = pageLocale();
	return PLAIN.test( `${ locale } ${ value }` )
		? `${ value }`
		: ( formats[ `${ locale }` ] ??= new Intl.NumberFormat(
				locale
			) ).format( value );
}
