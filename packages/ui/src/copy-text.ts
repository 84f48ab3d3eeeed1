/**
 * Copies text to the clipboard.
 *
 * @param text The text.
 * @return Whether the browser has let us.
 */
export async function copyText( text: string ): Promise< boolean > {
	try {
		// Absent on pages without https, whatever its type says.
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return false;
	}
}
