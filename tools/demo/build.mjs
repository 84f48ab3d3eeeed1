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
import { JSDOM, VirtualConsole } from 'jsdom';
import { readRecipe } from './content/read-recipe.mjs';

/**
 * Writes `tools/demo/build/recipes.json`, which `load.php` reads: the recipes
 * with their content as block markup. The blocks' own `save()` runs here, in a
 * small DOM. `--if-stale` does nothing when that is newer than its sources.
 */

const FOLDER = path.dirname( fileURLToPath( import.meta.url ) );
const RECIPES = path.join( FOLDER, 'recipes' );
const TARGET = path.join( FOLDER, 'build/recipes.json' );
const BUNDLE = path.join( FOLDER, '../../.cache/demo/serialize-recipe.cjs' );

/** What the recipes are made from; the content holds what the blocks save. */
const SOURCES = [
	'build.mjs',
	'content',
	'recipes',
	'../../block.json',
	'../../blocks',
	'../../packages/duration/src',
	'../../packages/editor/src',
	'../../packages/quantity/src',
];

/** What the editor's packages take from the browser when they are loaded. */
const BROWSER = /** @type {const} */ ( [
	'window',
	'document',
	'navigator',
	'Node',
	'Element',
	'HTMLElement',
	'DOMParser',
	'MutationObserver',
	'CustomEvent',
	'Event',
	'getComputedStyle',
] );

/** Gives the globals that the bundle expects, as far as Node has none. */
function openBrowser() {
	const { window } = new JSDOM( '<!doctype html><body></body>', {
		url: 'https://recipe.invalid/',
		pretendToBeVisual: true,
		// Without a listener: it cannot read the styles of the editor's components.
		virtualConsole: new VirtualConsole(),
	} );
	Object.assign( window, {
		matchMedia: () => ( {
			matches: false,
			addListener() {},
			removeListener() {},
			addEventListener() {},
			removeEventListener() {},
		} ),
	} );
	for ( const name of BROWSER ) {
		Object.defineProperty( globalThis, name, {
			value: name === 'window' ? window : window[ name ],
			configurable: true,
			writable: true,
		} );
	}
	return window;
}

/**
 * Bundles the blocks' `save()` for Node and loads it.
 *
 * @return {Promise<typeof import('./content/serialize-recipe.ts')>} The module.
 */
async function loadSerializer() {
	await build( {
		entryPoints: [ path.join( FOLDER, 'content/serialize-recipe.ts' ) ],
		outfile: BUNDLE,
		bundle: true,
		format: 'cjs',
		platform: 'browser',
		mainFields: [ 'module', 'main' ],
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		loader: { '.scss': 'empty', '.css': 'empty', '.svg': 'text' },
		logLevel: 'error',
	} );
	return createRequire( import.meta.url )( BUNDLE );
}

/**
 * Makes the ids of one recipe: the same from build to build.
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
 * Gives the time of the newest file in a file or folder.
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
 * Tells whether what was built is newer than all that it is made from.
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
	const window = openBrowser();
	const { registerBlocks, serializeRecipe } = await loadSerializer();
	registerBlocks();
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
			const content = serializeRecipe( recipe, idsOf( slug ) );
			return { slug, ...recipe.facts, content };
		} )
	);
	await writeFile( `${ TARGET }.new`, JSON.stringify( recipes, null, '\t' ) );
	await rename( `${ TARGET }.new`, TARGET );
	window.close();
	process.stdout.write( `${ recipes.length } recipes\n` );
}

if ( ! process.argv.includes( '--if-stale' ) || ! ( await isFresh() ) ) {
	await buildRecipes();
}
