/**
 * `npm run screenshots -- ADDRESS` takes the pictures of the README from a site
 * with the demo content; `npm run screenshots -- --compare` puts pictures of the
 * demo before and after a change side by side.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../setup/chromium.mjs';
import { loadPictures } from './camera.mjs';
import { compare } from './compare.mjs';
import { logIn, openCookMode } from './pages.mjs';

const folder = fileURLToPath(
	new URL( '../../docs/screenshots/', import.meta.url )
);
const address = process.argv[ 2 ] ?? 'http://127.0.0.1:8881';

const phone = { width: 390, height: 844 };

/**
 * Opens a recipe in the block editor, with a line of ingredients in use.
 *
 * @param {import('@playwright/test').Page} page
 */
async function openEditor( page ) {
	await logIn( page, address );
	await page.goto(
		`${ address }/wp-admin/edit.php?post_type=recipe&s=Guacamole`
	);
	await page.locator( '.row-title' ).first().click();
	const line = page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '.wp-block-larder-ingredients [contenteditable="true"]' )
		.nth( 2 );
	await line.waitFor();
	await page.keyboard.press( 'Escape' );
	await line.click();
}

/**
 * Opens a page and scrolls to something on it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          place     Below the site's address.
 * @param {string}                          selector Of what is scrolled to.
 */
async function openAt( page, place, selector ) {
	await page.goto( address + place );
	await page.evaluate( ( what ) => {
		document
			.querySelector( what )
			?.scrollIntoView( { behavior: 'instant' } );
	}, selector );
}

/** @type {Array<{ name: string, viewport: { width: number, height: number }, visit: ( page: import('@playwright/test').Page ) => Promise<unknown> }>} */
const pictures = [
	{
		name: 'front-page',
		viewport: { width: 1280, height: 1080 },
		visit: ( page ) => page.goto( address ),
	},
	{
		name: 'recipe',
		viewport: { width: 1280, height: 1400 },
		visit: ( page ) => page.goto( `${ address }/recipe/pizza-margherita/` ),
	},
	{
		name: 'phone',
		viewport: phone,
		visit: ( page ) =>
			openAt(
				page,
				'/recipe/shakshuka/?servings=8',
				'.wp-block-larder-ingredients'
			),
	},
	{
		name: 'cook-mode',
		viewport: phone,
		visit: ( page ) => openCookMode( page, address ),
	},
	{
		name: 'nutrition',
		viewport: { width: 1280, height: 1150 },
		visit: ( page ) =>
			openAt( page, '/recipe/miso-ramen/', '.wp-block-larder-equipment' ),
	},
	{
		name: 'right-to-left',
		viewport: { width: 390, height: 844 },
		visit: ( page ) =>
			page.goto( `${ address }/recipe/hummus-bil-tahini/` ),
	},
	{
		name: 'editor',
		viewport: { width: 1280, height: 1300 },
		visit: openEditor,
	},
];

/** Saves the screenshots of the README. */
async function takeForReadme() {
	const executablePath = await findChromium();
	const browser = await chromium.launch( {
		...( executablePath && { executablePath } ),
		args: [ '--no-sandbox', '--disable-gpu' ],
	} );
	await mkdir( folder, { recursive: true } );
	for ( const { name, viewport, visit } of pictures ) {
		const page = await browser.newPage( { viewport } );
		await visit( page );
		await loadPictures( page );
		const picture = await page.screenshot();
		await sharp( picture )
			.webp( { quality: 72 } )
			.toFile( path.join( folder, `${ name }.webp` ) );
		process.stdout.write( `${ name }\n` );
		await page.close();
	}
	await browser.close();
}

if ( process.argv.includes( '--compare' ) ) {
	await compare( process.argv.slice( 2 ) );
} else {
	await takeForReadme();
}
