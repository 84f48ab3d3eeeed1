import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./looks.mjs').Look} Look
 * @typedef {import('./pages.mjs').ComparedPage} ComparedPage
 */

/** No picture shows more of a page than this. */
const MOST_HEIGHT = 2_600;

/**
 * Waits for the pictures that are in view; a carousel never loads some of the others.
 *
 * @param {Page} page
 */
export async function loadPictures( page ) {
	await page.waitForFunction( () =>
		[ ...document.images ].every( ( image ) => {
			const { top, bottom, left, right } = image.getBoundingClientRect();
			const isInView =
				top < innerHeight &&
				bottom > 0 &&
				left < innerWidth &&
				right > 0;
			return image.complete || ! isInView;
		} )
	);
}

/**
 * Waits until lazy pictures and the like have noticed that the window has grown. It runs in the page.
 *
 * @return {Promise<unknown>} Settled in the frame after the next.
 */
function twoFrames() {
	return new Promise( ( done ) =>
		requestAnimationFrame( () => requestAnimationFrame( done ) )
	);
}

/**
 * Saves a screenshot of a page in one look.
 *
 * @param {Browser}      browser
 * @param {string}       address Of the site.
 * @param {ComparedPage} what
 * @param {Look}         look
 * @param {string}       file    Where it goes.
 */
async function take( browser, address, { visit }, look, file ) {
	const context = await browser.newContext( {
		viewport: { width: look.width, height: look.width < 600 ? 844 : 900 },
		colorScheme: look.scheme,
		reducedMotion: 'reduce',
	} );
	try {
		if ( look.theme !== '' ) {
			await context.addCookies( [
				{ name: 'larder_look', value: look.theme, url: address },
			] );
		}
		const page = await context.newPage();
		await visit( page, address );
		const height = await page.evaluate( ( isRtl ) => {
			if ( isRtl ) {
				document.documentElement.dir = 'rtl';
			}
			return document.querySelector( ':modal' )
				? 0
				: document.documentElement.scrollHeight;
		}, look.isRtl );
		// As tall as the page, so that what waits until it is near is there, too; a dialog has the window.
		if ( height > 0 ) {
			await page.setViewportSize( {
				width: look.width,
				height: Math.min( MOST_HEIGHT, Math.max( height, 600 ) ),
			} );
			await page.evaluate( twoFrames );
		}
		await loadPictures( page );
		await page.screenshot( { path: file } );
	} finally {
		await context.close();
	}
}

/**
 * Saves screenshots of pages in all looks, one file each, named after both.
 *
 * @param {Browser}                  browser
 * @param {string}                   address Of the site.
 * @param {readonly ComparedPage[]}  pages
 * @param {readonly Look[]}          looks
 * @param {string}                   folder  Where they go.
 * @param {( line: string ) => void} say     Hears how it goes.
 */
export async function takeAll( browser, address, pages, looks, folder, say ) {
	await mkdir( folder, { recursive: true } );
	for ( const what of pages ) {
		for ( const look of looks ) {
			say( `${ what.name } ${ look.name }` );
			const file = path.join(
				folder,
				`${ what.name }-${ look.name }.png`
			);
			await take( browser, address, what, look, file );
		}
	}
}
