import path from 'node:path';
import { requirePhp } from '../site/runtime/native/php.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { lastLines, run } from '../site/system/run.mjs';
import { timeSaves, timeSearches } from './search-http.mjs';
import { median, quantile } from './statistics.mjs';
import { atLeast, compared, limited } from './table.mjs';

/** @typedef {import('./table.mjs').Row} Row */

/** How many recipes the site has; fewer or more by the option `--recipes`, and the budgets hold from this number on. */
const RECIPES = 100_000;

/** From this many on, the budgets of a very large site hold. */
const MANY = 1_000_000;

const SCRIPTS = path.join( REPOSITORY, 'tools/bench/php' );

/** As servers run PHP: searches and Tools → Recipe index are requests, which have compiled code at hand. */
const AS_SERVER = [ '-d', 'opcache.enable_cli=1' ];

/**
 * What was measured with a number of recipes.
 *
 * @typedef {object} Figures
 * @property {number}   recipes
 * @property {number}   seconds  Time of the rebuild.
 * @property {number}   added    How many recipes were made for it.
 * @property {number}   making   Seconds that took.
 * @property {number}   counts   How many numbers are beside filters.
 * @property {number[]} cuisines The chosen terms.
 * @property {{ bitmaps: number[], words: number[], grouped: number[], lists?: number[] }} times Milliseconds; lists of ids up to a million recipes.
 * @property {number[]} alone    Milliseconds of the index asked again and again, without others in between.
 * @property {number[]} titles   Milliseconds of all recipes by title, Z to A.
 */

/**
 * Runs a PHP script, and reads what it prints.
 *
 * @param {string[]} command
 * @param {string[]} args
 * @return {Promise<any>} The decoded JSON.
 */
async function runPhp( [ program = '', ...first ], args ) {
	const { code, stdout, stderr } = await run( program, [
		...AS_SERVER,
		...first,
		...args,
	] );
	if ( code !== 0 ) {
		throw new Error( lastLines( stderr, 12 ) );
	}
	return JSON.parse( stdout );
}

/**
 * Writes the spread in which half of some figures lie.
 *
 * @param {number[]} values
 * @return {string} Two figures.
 */
function spread( values ) {
	return `${ quantile( values, 0.25 ).toFixed( 1 ) } to ${ quantile(
		values,
		0.75
	).toFixed( 1 ) } ms`;
}

/**
 * Compares the index with SQL on a site with many recipes, and with a tenth of them, or a hundredth of very many.
 *
 * @param {import('./types.mjs').Bench} bench
 * @return {Promise<Row[]>} The result.
 */
export async function benchSearch( bench ) {
	const { browser, site, runs, progress } = bench;
	const recipes = bench.recipes ?? RECIPES;
	/**
	 * @param {number} count
	 * @return {Promise<Figures>} What was measured.
	 */
	const measure = ( count ) =>
		progress.step(
			`Make ${ count.toLocaleString( 'en' ) } recipes, index them and search`,
			() =>
				runPhp( site.phpArgs, [
					path.join( SCRIPTS, 'search.php' ),
					String( count ),
					String( runs ),
				] )
		);
	const small = await measure(
		Math.round( recipes / ( recipes >= MANY ? 100 : 10 ) )
	);
	const large = await measure( recipes );
	const memory = Number(
		await runPhp( site.phpArgs, [
			path.join( SCRIPTS, 'search-memory.php' ),
			...large.cuisines.map( String ),
		] )
	);
	const requests = await progress.step( 'Search over HTTP', () =>
		timeSearches( site, runs, large.cuisines )
	);
	const saves = await progress.step( 'Save as the editor does', () =>
		timeSaves( browser, site, runs )
	);
	return rows( small, large, memory, requests, saves );
}

/**
 * Writes the table.
 *
 * @param {Figures} small
 * @param {Figures} large
 * @param {number}  memory Megabytes.
 * @param {Awaited<ReturnType<typeof timeSearches>>} requests
 * @param {Awaited<ReturnType<typeof timeSaves>>}    saves
 * @return {Row[]} The rows.
 */
function rows( small, large, memory, requests, saves ) {
	const { times } = large;
	const bitmaps = median( times.bitmaps );
	/** @param {number} budget */
	const on = ( budget ) => ( large.recipes >= RECIPES ? budget : undefined );
	const isMany = large.recipes >= MANY;
	const many = large.recipes.toLocaleString( 'en' );
	return [
		compared(
			`${ large.counts } counts, total and page of ${ many } (${ spread( times.bitmaps ) }), against grouped SQL (${ spread( times.grouped ) })`,
			bitmaps,
			median( times.grouped ),
			'ms',
			on( isMany ? 1 / 40 : 1 / 30 )
		),
		...( times.lists === undefined
			? []
			: [
					compared(
						`the same against lists of ids (${ spread( times.lists ) })`,
						bitmaps,
						median( times.lists ),
						'ms',
						on( 1 / 60 )
					),
				] ),
		...( isMany
			? [
					limited(
						'the same, asked again',
						median( large.alone ),
						'ms',
						100
					),
				]
			: [] ),
		compared(
			`with two words (${ spread( times.words ) }), against the same without`,
			median( times.words ),
			bitmaps,
			'ms',
			2
		),
		compared(
			`against the same with ${ small.recipes.toLocaleString( 'en' ) }`,
			bitmaps,
			median( small.times.bitmaps ),
			'ms',
			large.recipes / small.recipes
		),
		limited( 'all by title, Z to A', median( large.titles ), 'ms' ),
		limited( 'memory of one search', memory, 'MB', 64, 1 ),
		compared(
			`the whole ajax request (${ spread( requests.search ) }), against one that does nothing`,
			median( requests.search ),
			median( requests.nothing ),
			'ms',
			isMany ? undefined : on( 1.6 )
		),
		compared(
			`save of a recipe over REST (${ spread( saves.indexed ) }), against the same without the index`,
			median( saves.indexed ),
			median( saves.plain ),
			'ms',
			on( 1.1 )
		),
		atLeast(
			'rebuild, recipes a minute',
			( large.recipes / large.seconds ) * 60,
			'',
			on( 100_000 )
		),
		limited(
			`making ${ large.added.toLocaleString( 'en' ) } of the recipes`,
			large.making,
			's'
		),
	];
}

/**
 * Times the search of any WordPress, whichever plugin answers it.
 *
 * @param {string}                                   folder Where WordPress lies.
 * @param {number}                                   runs
 * @param {import('../site/progress.mjs').Progress}  progress
 * @return {Promise<{ recipes: number, milliseconds: number[], median: number, bytes: number }>} What was measured.
 */
export async function timeAnySite( folder, runs, progress ) {
	const { command } = await requirePhp( 'mysql', progress );
	const figures = await runPhp(
		[ command, path.join( SCRIPTS, 'anywhere.php' ) ],
		[
			path.resolve( folder ),
			path.join( SCRIPTS, 'search-anywhere.php' ),
			String( runs ),
		]
	);
	return { ...figures, median: median( figures.milliseconds ) };
}
