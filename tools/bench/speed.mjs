/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').CDPSession} CDPSession
 * @typedef {import('@playwright/test').Page} Page
 */

/**
 * How long `work()` takes on a machine of the ordinary kind, in milliseconds. A
 * fast one takes 8: a third, as it took for the taps that docs/benchmarks.md
 * compares today's with.
 */
const ORDINARY = 25;

/** How often the work is timed; the middle counts. */
const TIMES = 7;

/** How often a rate is corrected, and how far from what is wanted it may stay. */
const CORRECTIONS = 4;

const CLOSE = 0.08;

/**
 * Runs in the page: what a page does, always the same amount of it. Objects and
 * strings, as a view makes them, and numbers.
 */
function work() {
	const started = performance.now();
	let sum = 0;
	for ( let round = 0; round < 60; round++ ) {
		const list = Array.from( { length: 300 }, ( _, at ) => ( {
			id: `${ round }-${ at }`,
			amount: ( at * 7919 ) % 1_000,
			text: `${ at } g of number ${ round }`,
		} ) );
		const copy = /** @type {typeof list} */ (
			JSON.parse( JSON.stringify( list ) )
		);
		copy.sort( ( a, b ) => a.amount - b.amount );
		for ( const { amount, text } of copy ) {
			sum += amount + text.replace( /\d+/g, 'n' ).length;
		}
	}
	// Used, so that no engine leaves the work out.
	return performance.now() - started + ( sum < 0 ? 1 : 0 );
}

/**
 * Times the work.
 *
 * @param {Page} page
 * @return {Promise<number>} Milliseconds.
 */
async function time( page ) {
	/** @type {number[]} */
	const times = [];
	for ( let run = 0; run < TIMES; run++ ) {
		times.push( await page.evaluate( work ) );
	}
	times.sort( ( a, b ) => a - b );
	return times[ Math.floor( TIMES / 2 ) ] ?? NaN;
}

/**
 * A speed of the browser that means the same on every machine.
 *
 * @typedef {object} Speed
 * @property {number} rate   By how much the browser has to be slowed down on this machine.
 * @property {number} took   What the work took then, in milliseconds.
 * @property {number} wanted What it takes at this speed.
 */

/**
 * Finds by how much this machine has to be slowed down, to be so many times
 * slower than an ordinary one. A machine that is slower by itself stays as it is.
 *
 * @param {Browser} browser
 * @param {number}  slowdown Against an ordinary machine; 1 is one.
 * @return {Promise<Speed>} The speed.
 */
export async function calibrate( browser, slowdown ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const client = await context.newCDPSession( page );
	const wanted = ORDINARY * slowdown;
	let rate = 1;
	// The first times compile the code.
	await time( page );
	let took = await time( page );
	for (
		let turn = 0;
		turn < CORRECTIONS && Math.abs( took / wanted - 1 ) > CLOSE;
		turn++
	) {
		rate = Math.max( 1, ( rate * wanted ) / took );
		await throttle( client, rate );
		took = await time( page );
	}
	await context.close();
	return { rate, took, wanted };
}

/**
 * Slows a page down.
 *
 * @param {CDPSession} client Of the page.
 * @param {number}     rate   By how much.
 */
export async function throttle( client, rate ) {
	await client.send( 'Emulation.setCPUThrottlingRate', { rate } );
}

/**
 * Returns in words how fast a measured page was.
 *
 * @param {string} name  What the speed is for.
 * @param {Speed}  speed
 * @return {string} A line.
 */
export function describeSpeed( name, { rate, took, wanted } ) {
	return `${ name }: slowed down ${ rate.toFixed( 1 ) } times, so that a fixed piece of work takes ${ took.toFixed( 0 ) } ms (wanted: ${ wanted })`;
}
