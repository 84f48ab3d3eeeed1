/**
 * Every text attribute of our blocks holds HTML. WordPress runs attributes by
 * authors without `unfiltered_html` through kses, which turns a bare `&` into
 * `&amp;`: a plain text attribute would differ after that save from the markup
 * beside it, and the block would turn invalid.
 */

/** Inline HTML, as every text attribute holds it. */
export type Html = string;

const ENTITIES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
};

/**
 * Turns plain text into HTML that shows exactly that text.
 *
 * @param text Plain text.
 * @return HTML without tags.
 */
export function encodeText( text: string ): string {
	return text.replace( /[&<>]/g, ( sign ) => ENTITIES[ sign ] ?? sign );
}

/**
 * Turns HTML into the text a reader sees, without its tags.
 *
 * @param html Inline HTML, from anywhere: it is parsed but never run.
 * @return Plain text.
 */
export function decodeText( html: string ): string {
	if ( ! /[&<]/.test( html ) ) {
		return html;
	}
	const { body } = new window.DOMParser().parseFromString(
		html.replace( /<br\s*\/?>/gi, ' ' ),
		'text/html'
	);
	return body.textContent;
}

/**
 * Turns HTML into its text on one line, as the server's `HtmlText::line_of()` does.
 *
 * @param html Inline HTML.
 * @return Plain text without white space around it.
 */
export function lineOf( html: string ): string {
	return decodeText( html ).replace( /\s+/g, ' ' ).trim();
}

/** Returns the text of a pasted line, on one line. */
export const textOfLine = ( { html }: { html: string } ): string =>
	lineOf( html );

/** A URL of the web, whose parameters may look like entities (group 1), or an entity. */
const URL_OR_ENTITY =
	/(https?:\/\/[^\s<>)]*)|&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[a-f\d]{1,6});/gi;

/**
 * Returns a text in which entities are the signs that they stand for: ½ for
 * `&frac12;`. Copies of the source of a page have such.
 *
 * @param text Plain text, never HTML: in its attributes a sign may end the value.
 * @return Plain text; what is no entity, and URLs, stay as they are.
 */
export function withSigns( text: string ): string {
	return text.replace( URL_OR_ENTITY, ( all, url?: string ) =>
		// The parser would drop white space at the start.
		url === undefined ? decodeText( `.${ all }` ).slice( 1 ) : all
	);
}

/**
 * Undoes what kses does to a URL in an attribute.
 *
 * @param url URL, with `&` or with `&amp;`.
 * @return The URL with `&`.
 */
export function decodeUrl( url: string ): string {
	return url.replace( /&(?:amp|#0?38);/g, '&' );
}

/**
 * Returns whether HTML shows nothing but white space.
 *
 * @param html Inline HTML.
 * @return True when there is nothing to read.
 */
export function isBlank( html: string ): boolean {
	return html === '' || decodeText( html ).trim() === '';
}

/**
 * Completes a URL that was typed as one reads it: `www.example.org/video`.
 *
 * @param typed What was typed.
 * @return The URL with its protocol; anything else as it is, without space around.
 */
export function fullUrl( typed: string ): string {
	const url = typed.trim();
	return /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u.test( url )
		? `https://${ url }`
		: url;
}

/**
 * Reads where a link leads: to another site, or to a page of this one.
 *
 * @param text What was typed.
 * @return The URL, empty for no text; undefined where no link can lead there.
 */
export function readUrl( text: string ): string | undefined {
	const url = fullUrl( text );
	return url === '' ||
		/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|[/#])\S*$/i.test( url )
		? url
		: undefined;
}

/**
 * Reads the URL of a page or file of the web, with or without its protocol.
 *
 * @param typed What was typed.
 * @return The URL; undefined where it is none of the web.
 */
export function readWebUrl( typed: string ): string | undefined {
	const url = fullUrl( typed );
	return ! /\s/.test( url ) &&
		/^https?:\/\/[^/]+[./]./i.test( url ) &&
		URL.canParse( url )
		? url
		: undefined;
}

const SAFE_PROTOCOLS = new Set( [ 'http', 'https', 'mailto', 'tel' ] );

/**
 * Returns a URL only if following it is harmless.
 *
 * @param url URL from an attribute.
 * @return The URL, or an empty string for `javascript:` and its like.
 */
export function safeUrl( url: string ): string {
	// Browsers skip control characters and spaces when they read the protocol.
	const decoded = decodeUrl( url ).replace( /[\u0000-\u0020]/g, '' );
	const protocol = /^([a-z][a-z0-9+.-]*):/i.exec( decoded )?.[ 1 ];
	return ! protocol || SAFE_PROTOCOLS.has( protocol.toLowerCase() )
		? decoded
		: '';
}
