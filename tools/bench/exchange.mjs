import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { REPOSITORY } from '../site/paths.mjs';
import { lastLines, run } from '../site/system/run.mjs';
import { limited } from './table.mjs';

/** @typedef {import('./table.mjs').Row} Row */

/** How many recipes are imported; others by the option `--recipes`. */
const RECIPES = 5_000;

/** The memory that PHP may have for an import, in megabytes. */
const MEMORY = 256;

/** How often the lines of the demo are read. */
const ROUNDS = 40;

/**
 * Runs a command that has to go well.
 *
 * @param {string[]} command
 * @return {Promise<string>} What it printed.
 */
async function done( [ program = '', ...args ] ) {
	const { code, stdout, stderr } = await run( program, args );
	if ( code !== 0 ) {
		throw new Error( lastLines( stderr || stdout, 12 ) );
	}
	return stdout;
}

/**
 * Creates a file of many recipes from those of the demo, with nothing to fetch.
 *
 * @param {string} file
 * @param {number} count
 */
async function writeRecipes( file, count ) {
	/** @type {Array<{ document: import('../../packages/contracts/src/generated/recipe-document.ts').RecipeDocument }>} */
	const demo = JSON.parse(
		await readFile(
			path.join( REPOSITORY, 'tools/demo/build/recipes.json' ),
			'utf8'
		)
	);
	const recipes = Array.from( { length: count }, ( _, at ) => {
		const { document } = demo[ at % demo.length ] ?? {};
		if ( ! document ) {
			throw new Error( 'The demo has no recipes.' );
		}
		return {
			...document,
			name: `${ document.name } ${ at }`,
			gallery: [],
			video: null,
			instructions: document.instructions.map( ( group ) => ( {
				...group,
				steps: group.steps.map( ( step ) => ( {
					...step,
					image: null,
				} ) ),
			} ) ),
		};
	} );
	await writeFile(
		file,
		JSON.stringify( { format: 'larder-recipes', recipes } )
	);
}

/**
 * Measures how quickly recipes come in: lines that are read, recipes that are imported, and what the editor loads for it.
 *
 * @param {import('./types.mjs').Bench} bench
 * @param {'mysql'|'sqlite'}            database
 * @return {Promise<Row[]>} The result.
 */
export async function benchExchange( { site, recipes = RECIPES }, database ) {
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-bench-' ) );
	const [ php = 'php', ...wp ] = site.wpArgs;
	try {
		await done( [
			process.execPath,
			'tools/demo/build.mjs',
			'--if-stale',
		] );
		const file = path.join( folder, 'recipes.json' );
		await writeRecipes( file, recipes );
		/** @type {{ lines: number, seconds: number }} */
		const read = JSON.parse(
			await done( [
				php,
				path.join( REPOSITORY, 'tools/bench/php/lines.php' ),
				String( ROUNDS ),
			] )
		);
		const start = performance.now();
		const said = await done( [
			php,
			'-d',
			`memory_limit=${ MEMORY }M`,
			...wp,
			'larder',
			'import',
			file,
			'--status=publish',
		] );
		const minutes = ( performance.now() - start ) / 60_000;
		const imported = Number( /(\d+) recipes imported/.exec( said )?.[ 1 ] );
		const screen = path.join(
			REPOSITORY,
			'build/screens/post-editor/index.js'
		);
		return [
			limited(
				'ingredient lines a second',
				read.lines / read.seconds,
				''
			),
			limited(
				`recipes a minute, ${ database }, of ${ recipes }`,
				imported / minutes,
				''
			),
			{
				what: `all of them imported with ${ MEMORY } MB, ${ database }`,
				figure: String( imported ),
				budget: String( recipes ),
				isMet: imported === recipes,
			},
			limited(
				'file that is read',
				( await stat( file ) ).size / 1_000_000,
				'MB',
				undefined,
				1
			),
			limited(
				'script of the editor of posts, gzipped',
				gzipSync( await readFile( screen ) ).length,
				'B'
			),
		];
	} finally {
		await rm( folder, { recursive: true } );
	}
}
