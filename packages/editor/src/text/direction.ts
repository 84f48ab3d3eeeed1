/**
 * Returns the direction of a text by its first letter, as `PlainText::direction()`
 * does on the page.
 *
 * @param text Plain text.
 * @return The value of `dir`, nothing for a text without letters.
 */
export function directionOf( text: string ): 'ltr' | 'rtl' | undefined {
	const letter = /\p{L}/u.exec( text )?.[ 0 ];
	if ( letter === undefined ) {
		return undefined;
	}
	return /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u.test(
		letter
	)
		? 'rtl'
		: 'ltr';
}
