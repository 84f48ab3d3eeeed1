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
 * that stand above it, where Babel moves it.
 *
 * @param {string} source Code.
 */
const replacesModules = ( source ) => source.includes( 'jest.mock(' );

/**
 * Turns what tests import into what Jest runs: syntax alone, which esbuild does in a tenth of the
 * time that Babel takes. Types are checked by `check:types`.
 *
 * @type {import('@jest/transform').SyncTransformer}
 */
module.exports = {
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
