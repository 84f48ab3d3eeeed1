import lighthouse from 'lighthouse';
import { choosePort } from '../site/system/ports.mjs';
import { SiteError } from '../site/errors.mjs';
import { openBrowser } from './browser.mjs';
import { median } from './statistics.mjs';
import { atLeast, limited } from './table.mjs';

/**
 * @typedef {import('./types.mjs').Bench} Bench
 * @typedef {import('./table.mjs').Row} Row
 */

/** Where the browser listens to Lighthouse, or the next free port. */
const PORT = 9222;

/** What Lighthouse judges, and the least that we take. */
const LEAST = {
	performance: 99,
	accessibility: 100,
	'best-practices': 100,
	seo: 100,
};

/** What Lighthouse reckons for a phone, and makes most of the points for performance of, by what it is called in the table. */
const METRICS = {
	'first-contentful-paint': 'first paint',
	'largest-contentful-paint': 'largest paint',
	'total-blocking-time': 'blocking time',
};

/** Kinds of pages of the demo, by what they are called in the table. */
const PAGES = {
	'a recipe': '/recipe/miso-ramen/',
	'the front page': '/',
	'the search': '/recipes/',
};

/** The page that is the same post without the plugin. */
const COMPARED = 'a recipe';

/** Headers that leave the plugin out of a request. */
const OFF = { 'X-Larder-Off': '1' };

/**
 * Points by category, and milliseconds by metric.
 *
 * @typedef {Record<string, number>} Scores
 */

/**
 * Runs Lighthouse on a page as on a phone.
 *
 * @param {string}                 address
 * @param {number}                 port         Where the browser listens.
 * @param {Record<string, string>} extraHeaders
 * @return {Promise<Scores>} Up to 100 points for each category; milliseconds for each metric.
 */
async function judge( address, port, extraHeaders = {} ) {
	const result = await lighthouse( address, {
		port,
		logLevel: 'error',
		onlyCategories: Object.keys( LEAST ),
		extraHeaders,
	} );
	const problem =
		result === undefined ? 'no result' : result.lhr.runtimeError?.message;
	if ( result === undefined || problem !== undefined ) {
		throw new SiteError( `Lighthouse could not judge ${ address }.`, {
			tried: [ String( problem ) ],
		} );
	}
	const { audits, categories } = result.lhr;
	return Object.fromEntries( [
		...Object.entries( categories ).map( ( [ name, { score } ] ) => [
			name,
			Math.round( ( score ?? 0 ) * 100 ),
		] ),
		...Object.keys( METRICS ).map( ( name ) => [
			name,
			audits[ name ]?.numericValue ?? NaN,
		] ),
	] );
}

/**
 * Returns the rows of a page.
 *
 * @param {string}   page    What it is called.
 * @param {Scores[]} scores  Of each run.
 * @param {Scores[]} without The same of the post without the plugin; empty where there is none.
 * @return {Row[]} A row for each category and metric.
 */
function rowsOf( page, scores, without ) {
	/**
	 * @param {Scores[]} runs
	 * @param {string}   name
	 */
	const middle = ( runs, name ) =>
		median( runs.map( ( run ) => run[ name ] ?? 0 ) );
	/** @param {string} name */
	const baseline = ( name ) =>
		without.length > 0
			? { baseline: middle( without, name ).toFixed( 0 ) }
			: {};
	return [
		...Object.entries( LEAST ).map( ( [ name, least ] ) => ( {
			...atLeast(
				`${ page }: ${ name }`,
				middle( scores, name ),
				'',
				least
			),
			...baseline( name ),
		} ) ),
		...Object.entries( METRICS ).map( ( [ name, what ] ) => ( {
			...limited(
				`${ page }: ${ what }, in ms`,
				middle( scores, name ),
				''
			),
			...baseline( name ),
		} ) ),
	];
}

/**
 * Runs Lighthouse on pages of the demo, and on a recipe's without the plugin.
 *
 * @param {Bench} bench
 * @return {Promise<Row[]>} The result.
 */
export async function benchLighthouse( { site, runs, progress } ) {
	const port = await choosePort( PORT, new Set() );
	// Lighthouse speaks to a browser by a port, which the one of the other benchmarks has not.
	const browser = await openBrowser( progress, [
		`--remote-debugging-port=${ port }`,
	] );
	try {
		/** @type {Row[]} */
		const rows = [];
		for ( const [ page, path ] of Object.entries( PAGES ) ) {
			/** @type {Scores[]} */
			const scores = [];
			/** @type {Scores[]} */
			const without = [];
			await progress.step( `Judge ${ page }`, async ( update ) => {
				for ( let run = 1; run <= runs; run++ ) {
					update( `${ run } of ${ runs }` );
					scores.push( await judge( site.url + path, port ) );
					if ( page === COMPARED ) {
						without.push(
							await judge( site.url + path, port, OFF )
						);
					}
				}
			} );
			rows.push( ...rowsOf( page, scores, without ) );
		}
		return rows;
	} finally {
		await browser.close();
	}
}
