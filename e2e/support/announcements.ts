import type { Page } from '@playwright/test';

/** Called with what is read out. */
type Hear = ( text: string ) => void;

/**
 * Records what screen readers announce by themselves: changes of live regions
 * that were in the page, and shown, before. A region that comes with its words
 * is not heard, except for an alert.
 *
 * @param page The page, before it opens what is listened to.
 * @return What was read out; it grows, and stays when another page opens.
 */
export async function hearAnnouncements(
	page: Page
): Promise< readonly string[] > {
	const heard: string[] = [];
	const hear: Hear = ( text ) => heard.push( text );
	await page.exposeFunction( 'larderAnnounce', hear );
	await page.addInitScript( () => {
		const regions =
			'[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
		const known = new WeakSet< Element >();
		const said = new WeakMap< Element, string >();
		const tell = (): void => {
			for ( const region of document.querySelectorAll( regions ) ) {
				const text = region.textContent.replace( /\s+/g, ' ' ).trim();
				const isHeard =
					known.has( region ) || region.matches( '[role="alert"]' );
				if ( isHeard && text !== '' && text !== said.get( region ) ) {
					( Reflect.get( window, 'larderAnnounce' ) as Hear )( text );
				}
				said.set( region, text );
				if ( region.checkVisibility() ) {
					known.add( region );
				}
			}
		};
		new MutationObserver( tell ).observe( document, {
			subtree: true,
			childList: true,
			characterData: true,
		} );
	} );
	return heard;
}
