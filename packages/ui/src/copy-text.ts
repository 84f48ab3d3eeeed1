/**
 * Copies text to the clipboard.
 *
 * @return Whether the browser has let us.
 */
export async function copyText( text: string ): Promise< boolean > {
	try {
		// Undefined without HTTPS, although its type is not optional.
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return false;
	}
}
