import { gzipSync } from 'node:zlib';
import { throttle } from './speed.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

/** A phone on a good mobile network. */
const NETWORK = {
	offline: false,
	latency: 60,
	downloadThroughput: ( 9 * 1024 * 1024 ) / 8,
	uploadThroughput: ( 4 * 1024 * 1024 ) / 8,
};

/** How long after the last request a page counts as settled, in milliseconds. */
const SETTLED = 1_500;

/** How long the browser rests between two loads, in milliseconds. */
const PAUSE = 400;

/**
 * What one load of the page gave.
 *
 * @typedef {object} Load
 * @property {number} lcp      Milliseconds.
 * @property {number} shift    Cumulative layout shift.
 * @property {number} blocked  Blocking time in milliseconds.
 * @property {number} blocking How many resources block rendering.
 * @property {number} script   Bytes of script of ours, gzipped.
 * @property {number} data     Bytes of what the loader reads from the page, gzipped.
 * @property {number} style    Bytes of style of ours that the screen is drawn with, gzipped.
 * @property {number} paper    Bytes of style of ours for other media, gzipped.
 * @property {number} queries  Database queries.
 */

/** Runs in the page before anything else: collects what the browser reports. */
function observe() {
	const figures = { lcp: 0, shift: 0, blocked: 0 };
	Reflect.set( window, 'larderFigures', figures );
	/**
	 * @param {string} type
	 * @param {( entry: any ) => void} take
	 */
	const watch = ( type, take ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( take )
		).observe( { type, buffered: true } );
	watch( 'largest-contentful-paint', ( { startTime } ) => {
		figures.lcp = startTime;
	} );
	watch( 'layout-shift', ( { value, hadRecentInput } ) => {
		figures.shift += hadRecentInput === true ? 0 : value;
	} );
	watch( 'longtask', ( { duration } ) => {
		figures.blocked += Math.max( 0, duration - 50 );
	} );
}

/**
 * Reads what the page holds inline of ours, and what the browser has noted.
 *
 * @param {Page} page
 */
function readPage( page ) {
	return page.evaluate( () => {
		/** @param {string} selector */
		const texts = ( selector ) =>
			[ ...document.querySelectorAll( selector ) ]
				.filter( ( element ) => /larder/.test( element.id ) )
				// WordPress names the source of each style for debuggers.
				.map( ( element ) =>
					element.textContent.replace(
						/\n\/\*# sourceURL=.*\*\//,
						''
					)
				);
		return {
			figures:
				/** @type {{ lcp: number, shift: number, blocked: number }} */ (
					Reflect.get( window, 'larderFigures' )
				),
			scripts: texts( 'script:not([src]):not([type$="json"])' ),
			data: texts( 'script[type="application/json"]' ),
			styles: texts( 'style' ),
			elsewhere: [
				...document.querySelectorAll( 'link[rel~="stylesheet"]' ),
			].flatMap( ( link ) =>
				link instanceof HTMLLinkElement &&
				link.media !== '' &&
				! matchMedia( link.media ).matches
					? [ link.href ]
					: []
			),
			blocking: performance
				.getEntriesByType( 'resource' )
				.filter(
					( entry ) =>
						Reflect.get( entry, 'renderBlockingStatus' ) ===
						'blocking'
				).length,
		};
	} );
}

/** @param {readonly string[]} texts */
const zipped = ( texts ) =>
	texts.reduce( ( sum, text ) => sum + gzipSync( text ).length, 0 );

/** @param {ReadonlyArray<readonly [ string, string ]>} files Addresses and texts. */
const textsOf = ( files ) => files.map( ( [ , text ] ) => text );

/**
 * Loads the page once with an empty cache, like a phone.
 *
 * @param {Browser} browser
 * @param {string}  address
 * @param {number}  rate    By how much this machine is slowed down.
 * @param {boolean} [isOff] Whether to leave Larder out.
 * @return {Promise<Load>} What it gave.
 */
export async function loadPage( browser, address, rate, isOff = false ) {
	const context = await browser.newContext( {
		viewport: { width: 412, height: 823 },
		...( isOff ? { extraHTTPHeaders: { 'X-Larder-Off': '1' } } : {} ),
	} );
	const page = await context.newPage();
	await page.addInitScript( observe );
	const client = await context.newCDPSession( page );
	await client.send( 'Network.enable' );
	await client.send( 'Network.emulateNetworkConditions', NETWORK );
	await throttle( client, rate );
	// The theme's web fonts move any text when they arrive, Larder's or not.
	await client.send( 'Network.setBlockedURLs', { urls: [ '*.woff2' ] } );
	/** @type {Array<[ string, string ]>} */
	const scripts = [];
	/** @type {Array<[ string, string ]>} */
	const styles = [];
	/** @type {Array<Promise<unknown>>} */
	const reading = [];
	page.on( 'response', ( response ) => {
		const kind = response.request().resourceType();
		const list = { script: scripts, stylesheet: styles }[ kind ];
		if (
			list !== undefined &&
			/\/(plugins|packages|build)\//.test( response.url() ) &&
			! response.url().includes( '/wp-includes/' )
		) {
			reading.push(
				response
					.text()
					.then( ( text ) => list.push( [ response.url(), text ] ) )
			);
		}
	} );
	const answer = await page.goto( address, { waitUntil: 'load' } );
	await page.waitForTimeout( SETTLED );
	await Promise.all( reading );
	const seen = await readPage( page );
	await context.close();
	// A context that closes still works for a moment, on the next one's account.
	await new Promise( ( resolve ) => setTimeout( resolve, PAUSE ) );
	/** @param {( address: string ) => boolean} isWanted */
	const stylesAt = ( isWanted ) =>
		textsOf( styles.filter( ( [ url ] ) => isWanted( url ) ) );
	return {
		...seen.figures,
		blocking: seen.blocking,
		script: zipped( textsOf( scripts ) ) + zipped( seen.scripts ),
		data: zipped( seen.data ),
		// Those in the page are compressed with it, as one.
		style:
			zipped( stylesAt( ( url ) => ! seen.elsewhere.includes( url ) ) ) +
			zipped( [ seen.styles.join( '\n' ) ] ),
		paper: zipped( stylesAt( ( url ) => seen.elsewhere.includes( url ) ) ),
		queries: Number( answer?.headers()[ 'x-queries' ] ?? NaN ),
	};
}
