import { openAdmin, publishRecipe } from './browser.mjs';
import { median, quantile } from './statistics.mjs';
import { compared, limited } from './table.mjs';

/**
 * @typedef {import('./types.mjs').Bench} Bench
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 */

/** What is typed: long enough for a median, without a character that does more than write. */
const TEXT = 'softly whisked until it holds its shape';

/** Pause between two keys, in milliseconds: a fast typist. */
const PACE = 80;

/**
 * Returns the part of the page that holds the content: its frame, or the page where the editor has none.
 *
 * @param {Page} page
 */
async function canvasOf( page ) {
	await page
		.locator( 'iframe[name="editor-canvas"], .editor-styles-wrapper' )
		.first()
		.waitFor();
	const frame = page.locator( 'iframe[name="editor-canvas"]' );
	return ( await frame.count() ) > 0
		? page.frameLocator( 'iframe[name="editor-canvas"]' )
		: page;
}

/**
 * Opens the editor and waits until what is to be edited can be seen.
 *
 * @param {Page}   page
 * @param {string} address
 * @param {string} awaited Selector of what must be visible.
 * @return {Promise<number>} Milliseconds from the start of the navigation.
 */
async function openEditor( page, address, awaited ) {
	const started = performance.now();
	await page.goto( address );
	const canvas = await canvasOf( page );
	await canvas.locator( awaited ).first().waitFor();
	return performance.now() - started;
}

/** Switches the welcome guide off for good. */
async function dismissGuide( /** @type {Page} */ page ) {
	await page.evaluate( () => {
		const { wp } = /** @type {any} */ ( window );
		for ( const scope of [ 'core/edit-post', 'core' ] ) {
			wp.data
				.dispatch( 'core/preferences' )
				.set( scope, 'welcomeGuide', false );
		}
	} );
}

/**
 * Types and measures how long each key takes to be painted.
 *
 * @param {Page}    page
 * @param {Locator} field
 * @return {Promise<number[]>} Milliseconds.
 */
async function type( page, field ) {
	await field.click();
	await page.keyboard.press( 'End' );
	await field.evaluate( ( element ) => {
		const view = element.ownerDocument.defaultView ?? window;
		/** @type {number[]} */
		const times = [];
		Reflect.set( view, 'larderTimes', times );
		element.ownerDocument.addEventListener(
			'keydown',
			( { timeStamp } ) => {
				view.requestAnimationFrame( () => {
					// A message comes after the frame has been painted.
					const channel = new MessageChannel();
					channel.port1.onmessage = () =>
						times.push( view.performance.now() - timeStamp );
					channel.port2.postMessage( null );
				} );
			},
			{ capture: true }
		);
	} );
	await page.keyboard.type( TEXT, { delay: PACE } );
	await page.waitForTimeout( 500 );
	return field.evaluate( ( element ) => {
		const view = element.ownerDocument.defaultView ?? window;
		return /** @type {number[]} */ ( Reflect.get( view, 'larderTimes' ) );
	} );
}

/**
 * Finds a field in the middle of a block.
 *
 * @param {Page}   page
 * @param {string} block Name of the block.
 * @return {Promise<Locator>} A field that takes text.
 */
async function middleField( page, block ) {
	const canvas = await canvasOf( page );
	const fields = canvas.locator(
		`[data-type="${ block }"] [contenteditable="true"]`
	);
	await fields.first().waitFor();
	const field = fields.nth( Math.floor( ( await fields.count() ) / 2 ) );
	await field.scrollIntoViewIfNeeded();
	return field;
}

/**
 * Measures how the editor feels with a long recipe, against an empty post.
 *
 * @param {Bench} bench
 * @return {Promise<import('./table.mjs').Row[]>} The result.
 */
export async function benchEditor( { browser, site, runs, progress } ) {
	const page = await openAdmin( browser, site );
	const { id } = await publishRecipe( page, 40, 30 );
	await dismissGuide( page );
	const recipe = `/wp-admin/post.php?post=${ id }&action=edit`;
	const empty = '/wp-admin/post-new.php';
	page.on( 'dialog', ( dialog ) => void dialog.accept() );

	/** @type {{ recipe: number[], empty: number[] }} */
	const loads = { recipe: [], empty: [] };
	await progress.step( 'Open the editor', async ( update ) => {
		for ( let run = 0; run <= runs; run++ ) {
			update( `${ run } of ${ runs }` );
			const pair = {
				empty: await openEditor(
					page,
					empty,
					'.editor-post-title, .wp-block-post-title'
				),
				recipe: await openEditor(
					page,
					recipe,
					'[data-type="larder/instructions"] [contenteditable="true"]'
				),
			};
			if ( run > 0 ) {
				loads.empty.push( pair.empty );
				loads.recipe.push( pair.recipe );
			}
		}
	} );

	const keys = await progress.step( 'Type', async () => {
		await openEditor( page, recipe, '[data-type="larder/ingredients"]' );
		const ingredient = await type(
			page,
			await middleField( page, 'larder/ingredients' )
		);
		const step = await type(
			page,
			await middleField( page, 'larder/instructions' )
		);
		await openEditor(
			page,
			empty,
			'.editor-post-title, .wp-block-post-title'
		);
		const canvas = await canvasOf( page );
		await canvas
			.locator( '.editor-post-title, .wp-block-post-title' )
			.first()
			.click();
		await page.keyboard.press( 'Enter' );
		const paragraph = await type(
			page,
			canvas.locator( '[data-type="core/paragraph"]' ).first()
		);
		return { ingredient, step, paragraph };
	} );
	await page.context().close();
	return [
		compared(
			'editor ready, 40 ingredients and 30 steps, against an empty post',
			median( loads.recipe ),
			median( loads.empty ),
			'ms'
		),
		compared(
			'key to paint in an ingredient, against a paragraph of an empty post',
			median( keys.ingredient ),
			median( keys.paragraph ),
			'ms'
		),
		compared(
			'key to paint in a step, against the same',
			median( keys.step ),
			median( keys.paragraph ),
			'ms'
		),
		limited(
			'slowest twentieth of keys in an ingredient',
			quantile( keys.ingredient, 0.95 ),
			'ms'
		),
		limited(
			'slowest twentieth of keys in a step',
			quantile( keys.step, 0.95 ),
			'ms'
		),
	];
}
