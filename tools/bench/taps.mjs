/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 */

/** How many times slower than this machine the phone is. */
const SLOWDOWN = 6;

/** Gives the page time to fetch what it may need, in milliseconds. */
const IDLE = 2_500;

/** How long a finger stays on a button, and rests before the next press, in milliseconds. */
const PRESS = 100;

const REST = 1_000;

const LIST = '.wp-block-larder-ingredients';

const QUANTITY = `${ LIST }__quantity`;

/**
 * Runs in the page: from a press to the frame in which the first quantity has
 * changed, in milliseconds.
 *
 * @param {{ list: string, quantity: string }} selectors
 */
function watchPaint( { list, quantity } ) {
	const root = document.querySelector( list );
	const before = document.querySelector( quantity )?.textContent;
	let pressed = NaN;
	const done = new Promise( ( resolve ) => {
		const observer = new MutationObserver( () => {
			const now = document.querySelector( quantity )?.textContent;
			if ( now === undefined || now === before ) {
				return;
			}
			observer.disconnect();
			requestAnimationFrame( () => {
				// A message comes after the frame has been painted.
				const channel = new MessageChannel();
				channel.port1.onmessage = () =>
					resolve( performance.now() - pressed );
				channel.port2.postMessage( null );
			} );
		} );
		if ( root !== null ) {
			observer.observe( root, {
				childList: true,
				characterData: true,
				subtree: true,
			} );
		}
	} );
	document.addEventListener(
		'pointerup',
		( { timeStamp } ) => {
			pressed = timeStamp;
		},
		{ capture: true, once: true }
	);
	Reflect.set( window, 'larderTap', done );
}

/**
 * Presses a button like a finger.
 *
 * By the mouse itself: a locator's own click has script of its own listen while
 * the page answers, which would count as the page's.
 *
 * @param {Page}    page
 * @param {Locator} button
 */
async function press( page, button ) {
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if ( box === null ) {
		throw new Error( 'The button to press cannot be seen.' );
	}
	await page.mouse.click( box.x + box.width / 2, box.y + box.height / 2, {
		delay: PRESS,
	} );
}

/**
 * Presses a button and measures.
 *
 * @param {Page}   page
 * @param {RegExp} name Of the button.
 * @return {Promise<number>} Milliseconds from the release of the finger to the paint.
 */
async function tap( page, name ) {
	const button = page.locator( LIST ).getByRole( 'button', { name } );
	await page.evaluate( watchPaint, { list: LIST, quantity: QUANTITY } );
	await press( page, button );
	return page.evaluate( async () =>
		Number( await Reflect.get( window, 'larderTap' ) )
	);
}

/** Runs in the page: collects what each press took until its frame was shown. */
function watchInteractions() {
	/** @type {number[]} */
	const durations = [];
	Reflect.set( window, 'larderInteractions', durations );
	new PerformanceObserver( ( list ) => {
		for ( const { name, duration } of list.getEntries() ) {
			if ( name === 'click' ) {
				durations.push( duration );
			}
		}
	} ).observe(
		/** @type {PerformanceObserverInit} */ ( {
			type: 'event',
			durationThreshold: 16,
			buffered: true,
		} )
	);
}

/**
 * Presses a button of a mounted view, and asks the browser what it took.
 *
 * @param {Page}   page
 * @param {RegExp} name Of the button.
 * @return {Promise<number>} Milliseconds from the release to the next frame, in steps of 8.
 */
async function tapWarm( page, name ) {
	await page.waitForTimeout( REST );
	await page.evaluate( () => {
		Reflect.get( window, 'larderInteractions' ).length = 0;
	} );
	await press( page, page.locator( LIST ).getByRole( 'button', { name } ) );
	await page.waitForTimeout( REST );
	const [ duration = 16 ] = await page.evaluate(
		() =>
			/** @type {number[]} */ (
				Reflect.get( window, 'larderInteractions' )
			)
	);
	return duration;
}

/**
 * Measures taps on a slow phone: the first before anything of the view has
 * been fetched, the first after the page was idle, and one with the view
 * mounted.
 *
 * @param {Browser} browser
 * @param {string}  address
 * @param {number}  runs
 * @return {Promise<{ cold: number[], first: number[], warm: number[] }>} Milliseconds.
 */
export async function measureTaps( browser, address, runs ) {
	/** @type {{ cold: number[], first: number[], warm: number[] }} */
	const taps = { cold: [], first: [], warm: [] };
	for ( let run = 0; run < runs; run++ ) {
		for ( const kind of /** @type {const} */ ( [ 'cold', 'first' ] ) ) {
			const context = await browser.newContext( {
				viewport: { width: 412, height: 823 },
				hasTouch: true,
			} );
			const page = await context.newPage();
			const client = await context.newCDPSession( page );
			await page.addInitScript( watchInteractions );
			await page.goto( address, { waitUntil: 'load' } );
			if ( kind === 'first' ) {
				await page.waitForTimeout( IDLE );
			}
			await client.send( 'Emulation.setCPUThrottlingRate', {
				rate: SLOWDOWN,
			} );
			taps[ kind ].push( await tap( page, /^2/ ) );
			if ( kind === 'first' ) {
				for ( const name of [ /^3/, /^1/, /^2/ ] ) {
					taps.warm.push( await tapWarm( page, name ) );
				}
			}
			await context.close();
		}
	}
	return taps;
}
