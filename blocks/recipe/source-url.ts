/**
 * Reads the URL of a source as people type it, with or without its scheme.
 *
 * @param text What was typed.
 * @return The URL, empty for no text; undefined where it is none of the web.
 */
export function readSourceUrl( text: string ): string | undefined {
	const typed = text.trim();
	if ( typed === '' ) {
		return '';
	}
	const url = /^[a-z][a-z\d+.-]*:/i.test( typed )
		? typed
		: `https://${ typed.replace( /^\/\//, '' ) }`;
	if ( /\s/.test( url ) || ! URL.canParse( url ) ) {
		return undefined;
	}
	const { protocol, hostname, href } = new URL( url );
	return /^https?:$/.test( protocol ) && hostname.includes( '.' )
		? href
		: undefined;
}
