/** Writes codes of letters in a URL as browsers do: WordPress writes them in small letters. */
function codesInCapitals( path: string ): string {
	return path.replace( /%[\da-f]{2}/gi, ( code ) => code.toUpperCase() );
}

/**
 * Returns whether a URL leads to a page: its own one with, maybe, more in
 * its query.
 *
 * @param own   The page's own URL.
 * @param asked What is requested.
 * @return Whether it does.
 */
export function leadsTo( own: string, asked: string ): boolean {
	const page = new URL( own );
	const opened = new URL( asked );
	return (
		page.origin === opened.origin &&
		codesInCapitals( page.pathname ) ===
			codesInCapitals( opened.pathname ) &&
		[ ...page.searchParams ].every(
			( [ name, value ] ) => opened.searchParams.get( name ) === value
		)
	);
}

/** What a page says to the worker. */
export type Offline = { url: string; isGuests: boolean };

/** Returns whether something is what PHP prints for the view that has a page kept. */
function isOffline( value: unknown ): value is Offline {
	return (
		value instanceof Object &&
		typeof Reflect.get( value, 'url' ) === 'string' &&
		typeof Reflect.get( value, 'isGuests' ) === 'boolean'
	);
}

/**
 * Reads whether a page may be kept. It is in the page's own script of data:
 * the text of a post may hold any attribute, but no script.
 *
 * @param html The page.
 * @return Nothing where the page does not speak of it.
 */
export function readOffline( html: string ): Offline | undefined {
	const data =
		/<script[^>]*>\s*(\{"larder":.*?)<\/script>/s.exec( html )?.[ 1 ] ?? '';
	try {
		// The server prints it with the same version of the plugin.
		const { roots } = JSON.parse( data ) as {
			roots: Record< string, [ name: string, props: unknown ] >;
		};
		return Object.values( roots ).flatMap( ( [ name, props ] ) =>
			name === 'offline' && isOffline( props ) ? [ props ] : []
		)[ 0 ];
	} catch {
		return undefined; // No data, or cut off with the page.
	}
}

/**
 * Returns the URL under which a page may be kept, which it says to guests alone.
 *
 * Only where the page was requested by that URL: the second part of a long
 * post is not its first one.
 *
 * @param offline What the page says.
 * @param asked   The URL by which it came.
 * @return Undefined where it may not be kept.
 */
export function ownUrl(
	offline: Offline | undefined,
	asked: string
): string | undefined {
	return offline?.isGuests &&
		URL.canParse( offline.url ) &&
		leadsTo( offline.url, asked )
		? offline.url
		: undefined;
}
