import { spawn } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { median } from './statistics.mjs';
import { compared, limited } from './table.mjs';

/** How many recipes the site has; fewer or more by the option `--recipes`, and the budgets hold from this number on. */
const RECIPES = 100_000;

/** Grouped SQL and lists of ids may take so many times as long, at the least. */
const GROUPED = 30;
const LISTS = 60;

/**
 * What the script prints.
 *
 * @typedef {object} Figures
 * @property {number} recipes
 * @property {number} seconds Time of the rebuild.
 * @property {number} counts  How many numbers stand beside filters.
 * @property {number} total   How many recipes were found.
 * @property {{ bitmaps: number[], words: number[], grouped: number[], lists: number[] }} times Milliseconds.
 * @property {{ with: number[], without: number[] }} saves Milliseconds.
 */

/**
 * Runs the PHP script inside the site.
 *
 * @param {import('../test/sites.mjs').RunningSite} site
 * @param {string[]}                                args
 * @return {Promise<Figures>} What it measured.
 */
function run( site, args ) {
	const [ program = '', ...first ] = site.phpArgs;
	return new Promise( ( resolve, reject ) => {
		const script = path.join( REPOSITORY, 'tools/bench/php/search.php' );
		const child = spawn( program, [ ...first, script, ...args ], {
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		let printed = '';
		let problems = '';
		child.stdout.on( 'data', ( text ) => ( printed += text ) );
		child.stderr.on( 'data', ( text ) => ( problems += text ) );
		child.on( 'error', reject );
		child.on( 'close', ( code ) => {
			if ( code === 0 ) {
				resolve( JSON.parse( printed ) );
			} else {
				reject( new Error( problems.slice( -2_000 ) ) );
			}
		} );
	} );
}

/**
 * Compares the index with SQL on a site with many recipes.
 *
 * @param {import('./types.mjs').Bench} bench
 * @return {Promise<import('./table.mjs').Row[]>} The result.
 */
export async function benchSearch( { site, runs, progress, recipes } ) {
	const figures = await progress.step(
		'Make recipes, index them and search',
		() => run( site, [ String( recipes ?? RECIPES ), String( runs ) ] )
	);
	const { times, saves } = figures;
	const bitmaps = median( times.bitmaps );
	const isLarge = figures.recipes >= RECIPES;
	const many = figures.recipes.toLocaleString( 'en' );
	return [
		compared(
			`${ figures.counts } counts, total and page of ${ many }, against grouped SQL`,
			bitmaps,
			median( times.grouped ),
			'ms',
			isLarge ? 1 / GROUPED : undefined
		),
		compared(
			'the same against lists of ids',
			bitmaps,
			median( times.lists ),
			'ms',
			isLarge ? 1 / LISTS : undefined
		),
		compared(
			'with two words, against the same without',
			median( times.words ),
			bitmaps,
			'ms',
			2
		),
		limited(
			'rebuild, recipes a minute',
			( figures.recipes / figures.seconds ) * 60,
			''
		),
		compared(
			'save of a post by PHP alone, with the reindex',
			median( saves.with ),
			median( saves.without ),
			'ms'
		),
	];
}
