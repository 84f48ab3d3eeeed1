import { openAdmin, publishRecipe } from './browser.mjs';
import { loadPage } from './load-page.mjs';
import { median } from './statistics.mjs';
import { compared, limited } from './table.mjs';
import { measureTaps } from './taps.mjs';

/**
 * @typedef {import('./types.mjs').Bench} Bench
 * @typedef {import('./load-page.mjs').Load} Load
 */

/** How much script of ours a page may have before any interaction, in bytes, gzipped. */
export const SCRIPT_BUDGET = 3072;

/** Recipes to measure, by what they are called in the table: one as most are, and one with every block that there is. */
const RECIPES = { 'a recipe': {}, 'all blocks': { isFull: true } };

/**
 * Compares the pages of recipes with the same posts without the plugin.
 *
 * @param {Bench} bench
 * @return {Promise<import('./table.mjs').Row[]>} The result.
 */
export async function benchPage( bench ) {
	const admin = await openAdmin( bench.browser, bench.site );
	/** @type {Record<string, string>} */
	const links = {};
	for ( const [ name, more ] of Object.entries( RECIPES ) ) {
		links[ name ] = ( await publishRecipe( admin, 16, 10, more ) ).link;
	}
	await admin.context().close();
	/** @type {import('./table.mjs').Row[]} */
	const rows = [];
	for ( const [ name, link ] of Object.entries( links ) ) {
		rows.push( ...( await measure( bench, link, name ) ) );
	}
	return rows;
}

/**
 * Compares the page of a recipe with the same post without the plugin.
 *
 * @param {Bench}  bench
 * @param {string} link  Its address.
 * @param {string} name  What it is called in the table.
 * @return {Promise<import('./table.mjs').Row[]>} The result.
 */
async function measure( { browser, runs, progress }, link, name ) {
	/** @type {Load[]} */
	const on = [];
	/** @type {Load[]} */
	const off = [];
	await progress.step( `Load ${ name }`, async ( update ) => {
		// The first of each warms the server up and is thrown away.
		for ( let run = 0; run <= runs; run++ ) {
			update( `${ run } of ${ runs }` );
			// In turn, so that neither is always the one that follows the other.
			for ( const isOff of run % 2 === 0
				? [ false, true ]
				: [ true, false ] ) {
				const figures = await loadPage( browser, link, isOff );
				if ( run > 0 ) {
					( isOff ? off : on ).push( figures );
				}
			}
		}
	} );
	const taps = await progress.step( `Tap ${ name }`, () =>
		measureTaps( browser, link, runs )
	);
	/**
	 * @param {Load[]} loads
	 * @param {keyof Load} key
	 */
	const figure = ( loads, key ) =>
		median( loads.map( ( one ) => one[ key ] ) );
	return [
		limited(
			`${ name }: script before any interaction, gzipped`,
			figure( on, 'script' ),
			'B',
			SCRIPT_BUDGET
		),
		limited(
			`${ name }: data for the loader in the page, gzipped`,
			figure( on, 'data' ),
			'B'
		),
		limited(
			`${ name }: style, gzipped`,
			figure( on, 'style' ),
			'B',
			6144
		),
		limited(
			`${ name }: resources that block rendering, added`,
			figure( on, 'blocking' ) - figure( off, 'blocking' ),
			'',
			0
		),
		compared(
			`${ name }: largest contentful paint`,
			figure( on, 'lcp' ),
			figure( off, 'lcp' ),
			'ms',
			1.05
		),
		limited(
			`${ name }: layout shift, added`,
			Math.max( 0, figure( on, 'shift' ) - figure( off, 'shift' ) ),
			'',
			0.001,
			4
		),
		limited(
			`${ name }: blocking time, added`,
			Math.max( 0, figure( on, 'blocked' ) - figure( off, 'blocked' ) ),
			'ms'
		),
		limited(
			`${ name }: database queries, added`,
			figure( on, 'queries' ) - figure( off, 'queries' ),
			'',
			3
		),
		limited(
			`${ name }: tap to paint, nothing fetched yet (6 × slower)`,
			median( taps.cold ),
			'ms'
		),
		limited(
			`${ name }: tap to paint, first tap after idle (6 × slower)`,
			median( taps.first ),
			'ms'
		),
		limited(
			`${ name }: tap to paint, warm (6 × slower)`,
			median( taps.warm ),
			'ms',
			50
		),
	];
}
