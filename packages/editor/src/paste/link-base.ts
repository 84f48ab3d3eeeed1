/** What Windows writes before HTML in the clipboard. */
const SOURCE_URL = /^SourceURL:\s*(https?:\S+)/im;

/** Places of a page that name its URL, the best first. */
const NAMES = [
	[ 'base[href]', 'href' ],
	[ 'link[rel="canonical"]', 'href' ],
	[ 'meta[property="og:url"]', 'content' ],
] as const;

/**
 * Finds the URL that the relative links of copied HTML lead from: what the
 * clipboard or the page says, else the site of its first whole link.
 *
 * @param html What was copied.
 * @param page The same, parsed.
 * @return The URL; empty where nothing tells it.
 */
export function baseOf( html: string, page: Document ): string {
	const named = NAMES.map(
		( [ selector, attribute ] ) =>
			page.querySelector( selector )?.getAttribute( attribute ) ?? ''
	);
	const links = Array.from( page.querySelectorAll( 'a[href]' ), ( link ) =>
		( link.getAttribute( 'href' ) ?? '' ).trim()
	);
	return (
		[
			named[ 0 ],
			SOURCE_URL.exec( html )?.[ 1 ],
			...named.slice( 1 ),
			...links,
		].find(
			( url = '' ) => /^https?:\/\//i.test( url ) && URL.canParse( url )
		) ?? ''
	);
}

/**
 * Completes a relative link; one to a place on its own page leads nowhere elsewhere.
 *
 * @param href As written.
 * @param base Where it leads from; empty for nowhere.
 * @return The whole URL; empty where there is none.
 */
export function fullLink( href: string, base: string ): string {
	const link = href.trim();
	if ( link === '' || link.startsWith( '#' ) ) {
		return '';
	}
	if ( /^[a-z][a-z\d+.-]*:/i.test( link ) ) {
		return link;
	}
	return base !== '' && URL.canParse( link, base )
		? new URL( link, base ).href
		: '';
}
