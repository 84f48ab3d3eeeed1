import { normalizeDigits } from 'numeric-quantity';

/** The decimal mark that goes with the digits of Arabic and Persian. */
const ARABIC_MARK = '٫';

/**
 * Replaces digits of all scripts, the separators of Arabic numbers, and the hyphens
 * and dashes of word processors with those that the patterns match.
 *
 * @param text Any text.
 * @return Text of the same length; as it was where a script has digits of two units.
 */
export function plainDigits( text: string ): string {
	const digits = normalizeDigits( text )
		.replace( /[\u2010-\u2012]/g, '-' )
		.replace( /\u2015/g, '—' )
		.replace( /(?<=\d)٫(?=\d)/g, '.' )
		.replace( /(?<=\d)٬(?=\d)/g, ',' );
	return digits.length === text.length ? digits : text;
}

/**
 * Writes a number in the digits that were typed: `٤` in place of `٢`.
 *
 * @param printed The number as printed.
 * @param typed   What it is in place of.
 * @return The number in the script of the typed one.
 */
export function inDigitsOf( printed: string, typed: string ): string {
	const digit = /(?![0-9])\p{Nd}/u.exec( typed )?.[ 0 ];
	if ( digit === undefined ) {
		return printed;
	}
	const zero =
		( digit.codePointAt( 0 ) ?? 0 ) - Number( normalizeDigits( digit ) );
	const isArabic = zero === 0x660 || zero === 0x6f0;
	return printed
		.replace( /(?<=\d)[.,](?=\d)/, isArabic ? ARABIC_MARK : '$&' )
		.replace( /\d/g, ( one ) =>
			String.fromCodePoint( zero + Number( one ) )
		);
}
