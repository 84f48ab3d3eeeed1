const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const path = require( 'node:path' );
const esbuild = require( 'esbuild' );

/** Names the versions of all packages. */
const LOCK = path.resolve( __dirname, '../../package-lock.json' );

/** Changes with this file and with the packages, so that older bundles in the cache are not used. */
const MADE_BY = createHash( 'sha1' )
	.update( readFileSync( __filename ) )
	.update( readFileSync( LOCK ) )
	.digest( 'hex' );

/** What WordPress serves as scripts of their own, and what has a state that bundles share. */
const EXTERNAL = [
	'@wordpress/*',
	'moment',
	'react',
	'react/*',
	'react-dom',
	'react-dom/*',
	'uuid',
];

/**
 * Bundles a package of WordPress with the libraries that it brings, as WordPress itself
 * serves it. Jest resolves, reads and compiles each module anew for each test file, which
 * for the hundreds of modules of `@wordpress/components` takes longer than most tests do.
 */
module.exports = {
	/**
	 * Bundles a package.
	 *
	 * @param {string} _source Code of the entry.
	 * @param {string} file    Path of the entry.
	 * @return {{ code: string }} One module, which requires other packages.
	 */
	process( _source, file ) {
		const { outputFiles } = esbuild.buildSync( {
			entryPoints: [ file ],
			bundle: true,
			external: EXTERNAL,
			// As Jest resolves modules for jsdom.
			conditions: [ 'browser' ],
			mainFields: [ 'main' ],
			format: 'cjs',
			platform: 'node',
			target: 'node20',
			supported: { 'dynamic-import': false },
			write: false,
			logLevel: 'error',
		} );
		return { code: outputFiles.map( ( { text } ) => text ).join( '' ) };
	},
	/**
	 * Returns the key of a bundle in the cache.
	 *
	 * @param {string} _source Code of the entry.
	 * @param {string} file    Path of the entry.
	 * @return {string} Another key for each version of the packages and of this file.
	 */
	getCacheKey( _source, file ) {
		return createHash( 'sha1' )
			.update( `${ MADE_BY }\0${ file }` )
			.digest( 'hex' );
	},
};
