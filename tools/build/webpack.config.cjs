const { join } = require( 'node:path' );
const CopyPlugin = require( 'copy-webpack-plugin' );
const DependencyExtractionPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const {
	entries,
	findBlocks,
	findScriptPackages,
	root,
} = require( './entries.cjs' );

// Without it the defaults look for blocks below `src/`, and with the root as
// source path they would copy the output of the last build into the next one.
Object.assign( process.env, { WP_SOURCE_PATH: '.' } );
/** @type {import('webpack').Configuration & { plugins: Array<{ constructor: { name: string } } | undefined> }} */
// @ts-expect-error The package brings no types.
const defaults = require( '@wordpress/scripts/config/webpack.config' );

const replaced = new Set( [
	'CopyPlugin',
	'DependencyExtractionWebpackPlugin',
	'PhpFilePathsPlugin',
] );

/**
 * Maps an import of one of our script packages to what the page already has.
 *
 * @param {string} request What the source imports.
 * @return {{ global: string[], handle: string }|undefined} Where it lives at run time.
 */
function scriptPackage( request ) {
	const found = findScriptPackages().find( ( { imports } ) =>
		imports.includes( request )
	);
	return (
		found && {
			global: [ 'larder', found.global ],
			handle: `larder-${ found.name }`,
		}
	);
}

/**
 * Tells whether nobody needs a file: what webpack makes beside a style that
 * stands alone (an empty script, its list of dependencies), and a block's
 * mirrored style that is the same as its style, which WordPress takes where no
 * mirrored one is.
 *
 * @param {string}                                          name   The file's name.
 * @param {Record<string, import('webpack').sources.Source>} assets All files by name.
 * @return {boolean} True for a file to leave out.
 */
function isNeedless( name, assets ) {
	if ( /^styles\/.*(\.js|\.php|-rtl\.css)$/.test( name ) ) {
		return true;
	}
	const style = name.replace( /^(blocks\/.*)-rtl\.css$/, '$1.css' );
	return (
		style !== name &&
		assets[ style ]?.source().toString() ===
			assets[ name ]?.source().toString()
	);
}

/** Drops the files that nobody needs. */
const LeaveOutNeedless = {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const plugin = 'LeaveOutNeedless';
		compiler.hooks.thisCompilation.tap( plugin, ( compilation ) => {
			const stage =
				compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap(
				{ name: plugin, stage },
				( assets ) =>
					Object.keys( assets )
						.filter( ( name ) => isNeedless( name, assets ) )
						.forEach( ( name ) => compilation.deleteAsset( name ) )
			);
		} );
	},
};

const splitChunks = defaults.optimization?.splitChunks || {};
/** Makes the files by which WordPress translates what has been built. */
const Languages = {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		compiler.hooks.afterEmit.tapPromise( 'Languages', async () => {
			const { writeLanguages } = await import( './languages/write.mjs' );
			await writeLanguages();
		} );
	},
};

/** @type {import('webpack').Configuration} */
module.exports = {
	...defaults,
	context: root,
	entry: entries,
	output: {
		...defaults.output,
		path: join( root, 'build' ),
		enabledLibraryTypes: [ 'window' ],
	},
	optimization: {
		...defaults.optimization,
		splitChunks: {
			...splitChunks,
			cacheGroups: {
				...splitChunks.cacheGroups,
				// What is loaded later is one file, with a name that does not change.
				defaultVendors: false,
			},
		},
	},
	watchOptions: {
		ignored: [
			'**/node_modules/**',
			'**/build/**',
			'**/.cache/**',
			'**/.git/**',
		],
	},
	plugins: [
		...defaults.plugins.filter(
			( plugin ) => plugin && ! replaced.has( plugin.constructor.name )
		),
		new CopyPlugin( {
			patterns: findBlocks().flatMap(
				( { feature, folder, blockJson } ) => [
					{
						from: blockJson,
						to: `blocks/${ feature }/block.json`,
						transform: ( text ) =>
							JSON.stringify( JSON.parse( text.toString() ) ),
					},
					{
						from: join( folder, 'render.php' ),
						to: `blocks/${ feature }/render.php`,
						noErrorOnMissing: true,
					},
				]
			),
		} ),
		new DependencyExtractionPlugin( {
			requestToExternal: ( request ) => scriptPackage( request )?.global,
			requestToHandle: ( request ) => scriptPackage( request )?.handle,
		} ),
		LeaveOutNeedless,
		Languages,
	],
};
