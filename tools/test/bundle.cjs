const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const path = require( 'node:path' );
const esbuild = require( 'esbuild' );

/**
 * Bundles what an entry imports of its own package into one file, as WordPress itself
 * serves its packages. Jest resolves, reads and compiles each module anew for each test
 * file, which for the hundreds of modules of `@wordpress/components` takes longer than
 * most tests do.
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
			packages: 'external',
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
	 * @param {string} source Code of the entry.
	 * @param {string} file   Path of the entry.
	 * @return {string} Another key for each version of the package and of this file.
	 */
	getCacheKey( source, file ) {
		const manifest = path.resolve(
			path.dirname( file ),
			'../package.json'
		);
		return createHash( 'sha1' )
			.update(
				[ __filename, manifest ]
					.map( ( name ) => readFileSync( name, 'utf8' ) )
					.concat( esbuild.version, file, source )
					.join( '\0' )
			)
			.digest( 'hex' );
	},
};
