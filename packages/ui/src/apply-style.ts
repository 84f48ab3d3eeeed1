/**
 * A media query that never matches, so that a style is loaded but not applied.
 */
const AHEAD = 'not all';

/** Links of styles by their URL. */
const links = new Map< string, HTMLLinkElement >();

/**
 * Fetches a style ahead, without any effect on the page.
 *
 * @return What links it.
 */
export function prepareStyle( url: string ): HTMLLinkElement {
	const known = links.get( url );
	if ( known ) {
		return known;
	}
	const link = document.createElement( 'link' );
	link.rel = 'stylesheet';
	link.media = AHEAD;
	link.href = url;
	links.set( url, link );
	document.head.append( link );
	return link;
}

/**
 * Has a style apply to the page.
 *
 * @param url  Its URL; empty for none.
 * @param then Called once it is there or is not available: at once where it was prepared.
 */
export function applyStyle( url: string, then: () => void ): void {
	if ( url === '' || isApplied( url ) ) {
		then();
		return;
	}
	const link = prepareStyle( url );
	link.media = '';
	if ( link.sheet ) {
		then();
	} else {
		link.addEventListener( 'load', then, { once: true } );
		link.addEventListener( 'error', then, { once: true } );
	}
}

/** Returns whether the page has a style. */
export function isApplied( url: string ): boolean {
	const { href } = new URL( url, document.baseURI );
	return [ ...document.styleSheets ].some(
		( sheet ) => sheet.href === href && sheet.media.mediaText === ''
	);
}
