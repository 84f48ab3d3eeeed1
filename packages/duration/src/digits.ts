/**
 * Writes the digits of Arabic and Persian keyboards as those that JavaScript reads.
 *
 * @param text Such as `٤٥`.
 * @return Text of the same length, such as `45`.
 */
export function asciiDigits( text: string ): string {
	// The last four bits of these characters are the digit.
	return text.replace( /[٠-٩۰-۹]/g, ( digit ) =>
		String( digit.charCodeAt( 0 ) % 16 )
	);
}
