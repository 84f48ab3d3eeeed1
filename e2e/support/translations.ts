import type { Page } from '@playwright/test';

/** What a translation of the tests puts after each word. */
export const MARK = 'ø';

/** Words of the page; short ones are units as often as not, and stay. */
const WORD = /\p{L}{3,}/gu;

/** Anything that is not text, or is text that stays as it is. */
const PARTS = /<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>|&[^;\s]+;/g;

/**
 * Translates pages as a plugin on the server does: texts of the markup, and nothing of what scripts get.
 *
 * @param page    The page, before it is opened.
 * @param url Which URL is translated.
 */
export async function translateOnServer(
	page: Page,
	url: string
): Promise< void > {
	await page.route( url, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		let end = 0;
		let translated = '';
		for ( const part of html.matchAll( PARTS ) ) {
			translated +=
				html.slice( end, part.index ).replace( WORD, `$&${ MARK }` ) +
				part[ 0 ];
			end = part.index + part[ 0 ].length;
		}
		await route.fulfill( {
			response,
			body: translated + html.slice( end ),
		} );
	} );
}

/**
 * Translates a page as browsers do, and continues with what comes later: each text
 * goes, and an element with another one comes in its place.
 */
export async function translateInBrowser( page: Page ): Promise< void > {
	await page.evaluate(
		( [ mark, word ] ) => {
			const words = new RegExp( word, 'gu' );
			const translate = ( text: Text ): void => {
				const parent = text.parentElement;
				if (
					! parent ||
					text.data.trim() === '' ||
					parent.closest( 'font, script, style, textarea, noscript' )
				) {
					return;
				}
				const outer = document.createElement( 'font' );
				const inner = document.createElement( 'font' );
				// What has been translated is known as such.
				inner.textContent = text.data.replace( words, ( found ) =>
					found.endsWith( mark ) ? found : `${ found }${ mark }`
				);
				outer.append( inner );
				text.replaceWith( outer );
			};
			const all = ( within: Node ): void => {
				const walker = document.createTreeWalker(
					within,
					NodeFilter.SHOW_TEXT
				);
				const texts: Text[] = [];
				while ( walker.nextNode() ) {
					if ( walker.currentNode instanceof Text ) {
						texts.push( walker.currentNode );
					}
				}
				texts.forEach( translate );
			};
			all( document.body );
			new MutationObserver( ( changes ) => {
				for ( const { addedNodes } of changes ) {
					for ( const node of addedNodes ) {
						if ( node instanceof Text ) {
							translate( node );
						} else {
							all( node );
						}
					}
				}
			} ).observe( document.body, { childList: true, subtree: true } );
		},
		[ MARK, WORD.source ] as const
	);
}
