import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { readRecipe } from './content/read-recipe.mjs';

/**
 * Writes `tools/demo/build/recipes.json`, which `load.php` reads: the recipes
 * with their content as block markup. The blocks' own `save()` runs here, in a
 * small DOM.
 */

const FOLDER = path.dirname( fileURLToPath( import.meta.url ) );
const RECIPES = path.join( FOLDER, 'recipes' );
const OUT = path.join( FOLDER, 'build' );
const BUNDLE = path.join( OUT, 'serialize-recipe.cjs' );

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
		BigInt( `0x${ createHash( 'sha256' ).update( `${ slug } ${ seed }` ).digest( 'hex' ) }` )
			.toString( 36 )
			.slice( -8 );
}

await mkdir( OUT, { recursive: true } );
const window = openBrowser();
const { registerBlocks, serializeRecipe } = await loadSerializer();
registerBlocks();
const files = ( await readdir( RECIPES ) ).filter( ( file ) => file.endsWith( '.md' ) );
const recipes = await Promise.all(
	files.sort().map( async ( file ) => {
		const slug = path.basename( file, '.md' );
		const recipe = readRecipe( slug, await readFile( path.join( RECIPES, file ), 'utf8' ) );
		return { slug, ...recipe.facts, content: serializeRecipe( recipe, idsOf( slug ) ) };
	} )
);
const target = path.join( OUT, 'recipes.json' );
await writeFile( `${ target }.new`, JSON.stringify( recipes, null, '\t' ) );
await rename( `${ target }.new`, target );
window.close();
process.stdout.write( `${ recipes.length } recipes\n` );
