import type { Page } from '@playwright/test';

/** Called with what a page says. */
type Hear = ( texts: string[] ) => void;

/** Our own parts of a page, and what is read out by the way; the frame of our template around WordPress's comments is not one of them. */
const OURS = '[class*="larder-"]:not(.larder-recipe-after), .a11y-speak-region';

/**
 * Records all that our live regions announce from now on, also for a moment only:
 * texts, labels, and what buttons, headings and messages say as a whole.
 *
 * @param page The page, before it opens what is listened to.
 * @return What was said; it grows, and stays when another page opens.
 */
export async function listen( page: Page ): Promise< ReadonlySet< string > > {
	const heard = new Set< string >();
	const hear: Hear = ( texts ) =>
		texts.forEach( ( text ) => heard.add( text ) );
	await page.exposeFunction( 'larderHear', hear );
	await page.addInitScript( ( ours ) => {
		const names = [ 'aria-label', 'title', 'placeholder', 'alt' ];
		const wholes =
			'button, summary, label, legend, h1, h2, h3, h4, [role="status"], [role="alert"]';
		const told = new Set< string >();
		const textsOf = ( element: Element ): Array< string | null > => [
			...names.map( ( name ) => element.getAttribute( name ) ),
			...( element.matches( 'script, style, noscript' )
				? []
				: [ ...element.childNodes ]
						.filter( ( { nodeType } ) => nodeType === 3 )
						.map( ( { textContent } ) => textContent ) ),
			...( element.matches( wholes ) ? [ element.textContent ] : [] ),
		];
		const tell = (): void => {
			isAsked = false;
			const fresh = [ ...document.querySelectorAll( ours ) ]
				.flatMap( ( part ) => [
					part,
					...part.querySelectorAll( '*' ),
				] )
				.flatMap( textsOf )
				.map( ( text ) => text?.trim() ?? '' )
				.filter( ( text ) => text !== '' && ! told.has( text ) );
			fresh.forEach( ( text ) => told.add( text ) );
			if ( fresh.length > 0 ) {
				( Reflect.get( window, 'larderHear' ) as Hear )( fresh );
			}
		};
		let isAsked = false;
		new MutationObserver( () => {
			if ( ! isAsked ) {
				isAsked = true;
				requestAnimationFrame( tell );
			}
		} ).observe( document, {
			subtree: true,
			childList: true,
			characterData: true,
			attributes: true,
			attributeFilter: names,
		} );
	}, OURS );
	return heard;
}
