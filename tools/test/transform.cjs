const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const { extname } = require( 'node:path' );
const esbuild = require( 'esbuild' );
// @ts-expect-error The package brings no types.
const babel = require( '@wordpress/scripts/config/babel-transform' );

/** @type {Readonly<Partial<Record<string, import('esbuild').Loader>>>} */
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.jsx': 'jsx' };

/** What another version of the files in the cache was made by. */
const MADE_BY = `${ esbuild.version } ${ readFileSync( __filename, 'utf8' ) }`;

/**
 * Returns whether a test replaces a module: such a call has to run before the imports
 * that are above it, where Babel moves it.
 *
 * @param {string} source Code.
 */
const replacesModules = ( source ) => source.includes( 'jest.mock(' );

/**
 * Turns what tests import into what Jest runs: syntax alone, for which esbuild takes far less
 * time than Babel does. Types are checked by `check:types`.
 */
module.exports = {
	/**
	 * Translates a file.
	 *
	 * @param {string}                   source Code.
	 * @param {string}                   file   Path of the file.
	 * @param {{ configString: string }} options What Jest is set to.
	 * @return {{ code: string }} What Jest runs.
	 */
	process( source, file, options ) {
		if ( replacesModules( source ) ) {
			return babel.process( source, file, options );
		}
		return esbuild.transformSync( source, {
			loader: LOADERS[ extname( file ) ] ?? 'js',
			format: 'cjs',
			target: 'node20',
			jsx: 'automatic',
			// Jest runs scripts, which cannot import by themselves.
			supported: { 'dynamic-import': false },
			sourcemap: true,
			sourcefile: file,
		} );
	},
	/**
	 * Returns what a translation is kept by.
	 *
	 * @param {string}                   source Code.
	 * @param {string}                   file   Path of the file.
	 * @param {{ configString: string }} options What Jest is set to.
	 * @return {string} Another one for each translation that may differ.
	 */
	getCacheKey( source, file, options ) {
		return replacesModules( source )
			? babel.getCacheKey( source, file, options )
			: createHash( 'sha1' )
					.update(
						[ MADE_BY, options.configString, file, source ].join(
							'\0'
						)
					)
					.digest( 'hex' );
	},
};
