import {
	DEMO_RECIPE,
	PAGE_BUDGET,
	pageWeight,
	STYLE_BUDGET,
} from '../gates/page-weight.mjs';
import { openAdmin, publishRecipe } from './browser.mjs';
import { measureInteractions } from './interactions.mjs';
import { loadPage } from './load-page.mjs';
import { calibrate, describeSpeed } from './speed.mjs';
import { median, quantile } from './statistics.mjs';
import { compared, limited } from './table.mjs';

/**
 * @typedef {import('./types.mjs').Bench} Bench
 * @typedef {import('./table.mjs').Row} Row
 * @typedef {import('./load-page.mjs').Load} Load
 */

/** What can be measured by itself. */
export const PARTS = /** @type {const} */ ( [
	'weight',
	'paint',
	'tasks',
	'taps',
] );

/** How much script of ours a page may have before any interaction, in bytes, gzipped. */
export const SCRIPT_BUDGET = 3072;

/** Recipes to measure, by what they are called in the table: one as most are, and one with every block that there is. */
const RECIPES = { 'a recipe': {}, 'all blocks': { isFull: true } };

/** How many taps are measured for each pair of loads that is. */
const TAPS = 10 / 7;

/** By how much slower than an ordinary machine a page is loaded, and pressed. */
const LOADED = { ordinary: 1, 'a third': 3 };
const PRESSED = 6;

/** The share of taps that has to be within its budget. */
const MOST = 0.75;

/** What a tap may take, in milliseconds; with nobody there before half of what it took without presence. */
const TAP_BUDGETS = { present: 100, warm: 50, alone: 549 };

const TAP_NAMES = {
	present: 'somebody there for a second',
	warm: 'warm',
	alone: 'nobody there before',
};

/** The longest task while the page wakes, in milliseconds. */
const TASK_BUDGET = 50;

/**
 * Compares the pages of recipes with the same posts without the plugin, and weighs
 * that of the demo.
 *
 * @param {Bench} bench
 * @return {Promise<Row[]>} The result.
 */
export async function benchPage( bench ) {
	const { site, only = PARTS, tell = () => {} } = bench;
	/** @type {Row[]} */
	const rows = [];
	/** @param {readonly Row[]} more */
	const add = ( more ) => {
		rows.push( ...more );
		tell( more );
	};
	if ( only.includes( 'weight' ) ) {
		add( await weigh( site.url + DEMO_RECIPE ) );
	}
	if ( only.some( ( part ) => part !== 'weight' ) ) {
		const { links, session } = await publish( bench );
		if ( only.includes( 'paint' ) ) {
			await comparePaints( bench, links, add );
		}
		if ( only.includes( 'tasks' ) || only.includes( 'taps' ) ) {
			await press( bench, links[ 'all blocks' ] ?? '', session, add );
		}
	}
	return rows;
}

/**
 * Publishes what is measured.
 *
 * @param {Bench} bench
 * @return {Promise<{ links: Record<string, string>, session: import('./interactions.mjs').Session }>} Addresses by what they are called in the table, and the session of an account.
 */
async function publish( { browser, site } ) {
	const admin = await openAdmin( browser, site );
	/** @type {Record<string, string>} */
	const links = {};
	for ( const [ name, more ] of Object.entries( RECIPES ) ) {
		links[ name ] = ( await publishRecipe( admin, 16, 10, more ) ).link;
	}
	const session = await admin.context().storageState();
	await admin.context().close();
	return { links, session };
}

/**
 * Compares how the pages are painted.
 *
 * @param {Bench}                         bench
 * @param {Record<string, string>}        links Addresses by what they are called in the table.
 * @param {( rows: Row[] ) => void}       add   Takes rows.
 */
async function comparePaints( bench, links, add ) {
	for ( const [ name, link ] of Object.entries( links ) ) {
		for ( const [ speed, slowdown ] of Object.entries( LOADED ) ) {
			add( await measure( bench, link, name, speed, slowdown ) );
		}
	}
}

/**
 * Presses all controls, or has their page wake alone.
 *
 * @param {Bench}                                bench
 * @param {string}                               link    Address of the page.
 * @param {import('./interactions.mjs').Session} session The session of an account.
 * @param {( rows: Row[] ) => void}              add     Takes rows.
 */
async function press( bench, link, session, add ) {
	const { browser, runs, progress, only = PARTS } = bench;
	const speed = await calibrate( browser, PRESSED );
	add( [ speedRow( 'taps', speed ) ] );
	await progress.step( 'Tap all blocks', ( update ) =>
		measureInteractions( browser, link, {
			runs: Math.max( 1, Math.round( runs * TAPS ) ),
			slowdown: PRESSED,
			state: session,
			isPressed: only.includes( 'taps' ),
			update,
			tell: ( name, figures ) => add( rowsOf( name, figures, only ) ),
		} )
	);
}

/**
 * Returns how fast the browser was.
 *
 * @param {string}                      name
 * @param {import('./speed.mjs').Speed} speed
 * @return {Row} A row.
 */
function speedRow( name, speed ) {
	return limited( describeSpeed( name, speed ), speed.took, 'ms' );
}

/**
 * Weighs the page of the demo.
 *
 * @param {string} address
 * @return {Promise<Row[]>} What its HTML weighs, and our style in it.
 */
async function weigh( address ) {
	const { page, style } = await pageWeight( address );
	const name = 'the demo’s recipe page';
	return [
		limited( `${ name }: HTML, gzipped`, page, 'B', PAGE_BUDGET ),
		limited( `${ name }: our style in it`, style, 'B', STYLE_BUDGET ),
	];
}

/**
 * Returns rows of what taps on a control took.
 *
 * @param {string}                               name    Name of the control.
 * @param {import('./interactions.mjs').Figures} figures
 * @param {readonly string[]}                    only    The parts to measure.
 * @return {Row[]} Rows.
 */
function rowsOf( name, figures, only ) {
	const taps = Object.entries( TAP_BUDGETS ).map( ( [ kind, budget ] ) =>
		limited(
			`${ name }, ${ TAP_NAMES[ /** @type {keyof typeof TAP_NAMES} */ ( kind ) ] }: tap to result, 75 of 100`,
			quantile(
				figures[ /** @type {keyof typeof TAP_NAMES} */ ( kind ) ],
				MOST
			),
			'ms',
			budget
		)
	);
	const task = limited(
		`${ name }: longest task while the page wakes`,
		Math.max( 0, ...figures.longest ),
		'ms',
		TASK_BUDGET
	);
	return [
		...( only.includes( 'taps' ) ? taps : [] ),
		...( only.includes( 'tasks' ) ? [ task ] : [] ),
	];
}

/**
 * Compares the page of a recipe with the same post without the plugin.
 *
 * @param {Bench}  bench
 * @param {string} link  Its address.
 * @param {string} recipe   What it is called in the table.
 * @param {string} machine  What the speed is called.
 * @param {number} slowdown Against an ordinary machine.
 * @return {Promise<Row[]>} The result.
 */
async function measure(
	{ browser, runs, progress },
	link,
	recipe,
	machine,
	slowdown
) {
	const name = `${ recipe }, ${ machine }`;
	const speed = await calibrate( browser, slowdown );
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
				const figures = await loadPage(
					browser,
					link,
					speed.rate,
					isOff
				);
				if ( run > 0 ) {
					( isOff ? off : on ).push( figures );
				}
			}
		}
	} );
	/**
	 * @param {Load[]} loads
	 * @param {keyof Load} key
	 */
	const figure = ( loads, key ) =>
		median( loads.map( ( one ) => one[ key ] ) );
	return [
		speedRow( name, speed ),
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
			STYLE_BUDGET
		),
		limited(
			`${ name }: style for paper and forced colours, which no other screen waits for, gzipped`,
			figure( on, 'paper' ),
			'B'
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
	];
}
