/** Writes codes of letters in an address as browsers do: WordPress writes them in small letters. */
function codesInCapitals( path: string ): string {
	return path.replace( /%[\da-f]{2}/gi, ( code ) => code.toUpperCase() );
}

/**
 * Tells whether an address leads to a page: its own one with, maybe, more in
 * its query.
 *
 * @param own   The page's own address.
 * @param asked What is asked for.
 * @return Whether it does.
 */
export function leadsTo( own: string, asked: string ): boolean {
	const page = new URL( own );
	const address = new URL( asked );
	return (
		page.origin === address.origin &&
		codesInCapitals( page.pathname ) ===
			codesInCapitals( address.pathname ) &&
		[ ...page.searchParams ].every(
			( [ name, value ] ) => address.searchParams.get( name ) === value
		)
	);
}

/**
 * Gives the address under which a page says it may be kept, which it says to
 * guests alone.
 *
 * Only where the page was asked for by that address: the text of a post may
 * hold any attribute, and must not take the place of another page. The second
 * part of a long post is not its first one either.
 *
 * @param html  The page.
 * @param asked The address by which it came.
 * @return Undefined where it may not be kept.
 */
export function ownAddress( html: string, asked: string ): string | undefined {
	const found = /data-larder-offline-page="([^"]+)"/
		.exec( html )?.[ 1 ]
		?.replace( /&amp;|&#0?38;/g, '&' );
	return found !== undefined &&
		URL.canParse( found ) &&
		leadsTo( found, asked )
		? found
		: undefined;
}
