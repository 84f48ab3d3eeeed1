import { createHash } from 'node:crypto';
import {
	mkdir,
	readFile,
	readdir,
	rename,
	stat,
	writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { documentOf, frameOf } from './content/demo-document.mjs';
import { readRecipe } from './content/read-recipe.mjs';

/**
 * Writes `tools/demo/build/recipes.json`, which `load.php` reads: the recipes
 * as documents, which the plugin itself makes blocks of. `--if-stale` does
 * nothing when that is newer than its sources.
 */

const FOLDER = path.dirname( fileURLToPath( import.meta.url ) );
const RECIPES = path.join( FOLDER, 'recipes' );
const TARGET = path.join( FOLDER, 'build/recipes.json' );
const BUNDLE = path.join( FOLDER, '../../.cache/demo/lines.cjs' );
/** What the recipes are made from; their lines are read as the editor reads them. */
const SOURCES = [
	'build.mjs',
	'content',
	'recipes',
	'../../packages/lines/src',
	'../../packages/quantity/src',
	'../../packages/words/src',
];

/**
 * Bundles what reads ingredient lines for Node and loads it.
 *
 * @return {Promise<typeof import('../../packages/lines/src/index.ts')>} The module.
 */
async function loadLines() {
	await build( {
		entryPoints: [
			path.join( FOLDER, '../../packages/lines/src/index.ts' ),
		],
		outfile: BUNDLE,
		bundle: true,
		format: 'cjs',
		platform: 'node',
		mainFields: [ 'module', 'main' ],
		logLevel: 'error',
	} );
	return createRequire( import.meta.url )( BUNDLE );
}

/**
 * Returns a function for the ids of one recipe: the same from build to build.
 *
 * @param {string} slug
 * @return {(seed: string) => string} Gives eight lowercase letters and digits.
 */
function idsOf( slug ) {
	return ( seed ) =>
		BigInt(
			`0x${ createHash( 'sha256' ).update( `${ slug } ${ seed }` ).digest( 'hex' ) }`
		)
			.toString( 36 )
			.slice( -8 );
}

/**
 * Returns the time of the newest file in a file or folder.
 *
 * @param {string} source
 * @return {Promise<number>} Milliseconds.
 */
async function newest( source ) {
	const own = await stat( source );
	if ( ! own.isDirectory() ) {
		return own.mtimeMs;
	}
	const files = await readdir( source, { recursive: true } );
	const times = await Promise.all(
		files.map(
			async ( file ) =>
				( await stat( path.join( source, file ) ) ).mtimeMs
		)
	);
	return Math.max( own.mtimeMs, ...times );
}

/**
 * Returns whether what was built is newer than all that it is made from.
 *
 * @return {Promise<boolean>} False also when nothing was built.
 */
async function isFresh() {
	try {
		const built = await newest( TARGET );
		const sources = await Promise.all(
			SOURCES.map( ( source ) => newest( path.join( FOLDER, source ) ) )
		);
		return built > Math.max( ...sources );
	} catch {
		// Nothing was built, or a file went away meanwhile: build.
		return false;
	}
}

/** Writes the recipes. */
async function buildRecipes() {
	await mkdir( path.dirname( TARGET ), { recursive: true } );
	const { parseIngredient } = await loadLines();
	const files = await readdir( RECIPES );
	const slugs = files
		.filter( ( file ) => file.endsWith( '.md' ) )
		.map( ( file ) => path.basename( file, '.md' ) )
		.sort();
	const recipes = await Promise.all(
		slugs.map( async ( slug ) => {
			const source = await readFile(
				path.join( RECIPES, `${ slug }.md` ),
				'utf8'
			);
			const recipe = readRecipe( slug, source );
			return {
				slug,
				...recipe.facts,
				frame: frameOf( recipe.facts ),
				document: documentOf( recipe, idsOf( slug ), parseIngredient ),
			};
		} )
	);
	await writeFile( `${ TARGET }.new`, JSON.stringify( recipes, null, '\t' ) );
	await rename( `${ TARGET }.new`, TARGET );
	process.stdout.write( `${ recipes.length } recipes\n` );
}

if ( ! process.argv.includes( '--if-stale' ) || ! ( await isFresh() ) ) {
	await buildRecipes();
}
