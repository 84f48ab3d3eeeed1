/**
 * Returns the text of safe HTML.
 *
 * @param html Safe HTML.
 * @return Plain text.
 */
export function textOf( html: string ): string {
	return new DOMParser().parseFromString( html, 'text/html' ).body
		.textContent;
}
