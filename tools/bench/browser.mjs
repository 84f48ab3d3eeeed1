import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { ensureChromium, findChromium } from '../setup/chromium.mjs';
import { recipeBlocks } from './content.mjs';
import { otherBlocks } from './other-blocks.mjs';

/**
 * @typedef {import('../test/sites.mjs').RunningSite} RunningSite
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Starts a browser.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 * @param {readonly string[]}                       flags    Further ones.
 * @return {Promise<Browser>} Playwright's own where it is installed, else the machine's.
 */
export async function openBrowser( progress, flags = [] ) {
	await ensureChromium( progress );
	const machine = existsSync( chromium.executablePath() )
		? null
		: await findChromium();
	return chromium.launch( {
		args: [ ...FLAGS, ...flags ],
		...( machine === null ? {} : { executablePath: machine } ),
	} );
}

/**
 * Opens a page as the administrator.
 *
 * @param {Browser}     browser
 * @param {RunningSite} site
 * @return {Promise<Page>} A page whose context is logged in.
 */
export async function openAdmin( browser, site ) {
	const context = await browser.newContext( {
		baseURL: site.url,
		viewport: { width: 1280, height: 900 },
	} );
	const page = await context.newPage();
	await page.goto( '/wp-login.php' );
	await page.locator( '#user_login' ).fill( site.user );
	await page.locator( '#user_pass' ).fill( site.password );
	await page.locator( '#wp-submit' ).click();
	await page.locator( '#wpadminbar' ).waitFor();
	return page;
}

/**
 * Uploads a picture to the media library: some kilobytes, as a photograph has.
 *
 * @param {Page} page A page of the administrator, in the editor.
 * @return {Promise<{ imageId: number, imageUrl: string }>} Attributes of the recipe.
 */
function uploadPicture( page ) {
	return page.evaluate( async () => {
		const canvas = new OffscreenCanvas( 1200, 900 );
		const context = canvas.getContext( '2d' );
		if ( context === null ) {
			throw new Error( 'The browser cannot draw.' );
		}
		for ( let spot = 0; spot < 600; spot++ ) {
			context.fillStyle = `hsl(${ ( spot * 47 ) % 60 } 70% 50% / 60%)`;
			context.beginPath();
			context.arc(
				( spot * 271 ) % 1200,
				( spot * 173 ) % 900,
				20 + ( spot % 70 ),
				0,
				7
			);
			context.fill();
		}
		const body = new FormData();
		body.append(
			'file',
			await canvas.convertToBlob( { type: 'image/webp', quality: 0.7 } ),
			'soup.webp'
		);
		const { wp } = /** @type {any} */ ( window );
		const { id, source_url: imageUrl } = await wp.apiFetch( {
			path: '/wp/v2/media',
			method: 'POST',
			body,
		} );
		return { imageId: id, imageUrl };
	} );
}

/**
 * What a post has beside the recipe's facts, ingredients, steps and notes.
 *
 * @typedef {object} More
 * @property {readonly string[]} [above]  Names of blocks above the recipe.
 * @property {readonly string[]} [below]  Names of blocks below it.
 * @property {boolean}           [isFull] Whether the recipe has all other blocks, too.
 */

/**
 * Publishes a post with a recipe as the editor saves it.
 *
 * @param {Page}   page        A page of the administrator.
 * @param {number} ingredients How many.
 * @param {number} steps       How many.
 * @param {More}   [more]      What else the post has.
 * @return {Promise<{ id: number, link: string }>} The post.
 */
export async function publishRecipe(
	page,
	ingredients,
	steps,
	{ above = [], below = [], isFull = false } = {}
) {
	await page.goto( '/wp-admin/post-new.php' );
	await page.waitForFunction( () => {
		const { wp } = /** @type {any} */ ( window );
		return Boolean( wp?.blocks?.getBlockType( 'larder/instructions' ) );
	} );
	const picture = await uploadPicture( page );
	const recipe = recipeBlocks( ingredients, steps );
	/** @param {string} name */
	const plain = ( name ) => ( { name, attributes: {}, inner: [] } );
	return page.evaluate(
		async ( blocks ) => {
			const { wp } = /** @type {any} */ ( window );
			/**
			 * @param {typeof blocks[number]} block
			 * @return {unknown} The block.
			 */
			const create = ( { name, attributes, inner } ) =>
				wp.blocks.createBlock(
					name,
					attributes,
					inner.map( ( /** @type {any} */ child ) => create( child ) )
				);
			const { id, link } = await wp.apiFetch( {
				path: '/wp/v2/posts',
				method: 'POST',
				data: {
					title: 'Lentil soup',
					status: 'publish',
					content: wp.blocks.serialize( blocks.map( create ) ),
				},
			} );
			return { id, link };
		},
		[
			...above.map( plain ),
			{
				...recipe,
				attributes: { ...recipe.attributes, ...picture },
				inner: [
					...recipe.inner,
					...( isFull ? otherBlocks( picture ) : [] ),
				],
			},
			...below.map( plain ),
		]
	);
}
