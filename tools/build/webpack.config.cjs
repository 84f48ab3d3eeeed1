const { join } = require( 'node:path' );
const CopyPlugin = require( 'copy-webpack-plugin' );
const DependencyExtractionPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const {
	entries,
	findBlocks,
	findScriptPackages,
	root,
} = require( './entries.cjs' );
const { raiseWeight } = require( './style/raise-weight.cjs' );

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
	// Styles have logical properties, and say themselves what runs one way in every
	// script; mirroring them by machine would turn that round again.
	'RtlCssPlugin',
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
 * Drops what webpack makes beside a style that is alone, an empty script and
 * its list of dependencies; and the list of a variant, which needs what its entry needs.
 */
const WithoutNeedless = {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap(
			'WithoutNeedless',
			( compilation ) => {
				const stage =
					compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
				compilation.hooks.processAssets.tap(
					{ name: 'WithoutNeedless', stage },
					( assets ) =>
						Object.keys( assets )
							.filter( ( name ) =>
								/^styles\/.*\.(js|php)$|^packages\/[^/]+\/(?!index\.)[^/]+\.asset\.php$/.test(
									name
								)
							)
							.forEach( ( name ) =>
								compilation.deleteAsset( name )
							)
				);
			}
		);
	},
};

/**
 * Adds one more PostCSS plugin before those of the defaults.
 *
 * @param {any} use What one rule of the defaults loads with.
 */
function raiseStyles( use ) {
	if ( /postcss-loader/.test( use.loader ) ) {
		const { postcssOptions } = use.options;
		use.options.postcssOptions = (
			/** @type {{ resourcePath: string }} */ { resourcePath }
		) => ( {
			...postcssOptions,
			// A screen of wp-admin has no theme around it.
			plugins: /packages.(?:settings|job-screens)/.test( resourcePath )
				? postcssOptions.plugins
				: [ raiseWeight(), ...postcssOptions.plugins ],
		} );
	}
}

// The rules for CSS and Sass share their loaders.
new Set(
	( defaults.module?.rules ?? [] ).flatMap( ( rule ) =>
		rule && typeof rule === 'object' && Array.isArray( rule.use )
			? rule.use
			: []
	)
).forEach( raiseStyles );

/**
 * Sets one version for all files, that of the scripts' notes. Each page with a recipe
 * names some thirty files with theirs: one that is the same for all is as good as
 * none to compression, and a release that changes one file changes most of them.
 */
const OneVersion = {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const { Compilation, sources, util } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'OneVersion', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'OneVersion',
					stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				( assets ) => {
					const files = Object.keys( assets )
						.filter( ( file ) => /\.(css|js|php)$/.test( file ) )
						.sort();
					const hash = util.createHash( 'xxhash64' );
					for ( const file of files ) {
						hash.update( assets[ file ]?.source() ?? '' );
					}
					const version = hash.digest( 'hex' ).slice( 0, 8 );
					for ( const file of files ) {
						if ( file.endsWith( '.asset.php' ) ) {
							compilation.updateAsset(
								file,
								( source ) =>
									new sources.RawSource(
										source
											.source()
											.toString()
											.replace(
												/('version' => ')[^']*/,
												`$1${ version }`
											)
									)
							);
						}
					}
				}
			);
		} );
	},
};

/**
 * What is loaded because somebody has pressed something, and answers it: nearly all
 * of its functions are called at once.
 */
const ANSWERS = /^(?:blocks\/[^/]+\/early|packages\/quantity\/index)\.js$/;

/**
 * Has browsers that know this comment compile such files whole and beside the page
 * while they come, instead of function by function while somebody waits. The
 * minifier would drop a comment, so it comes after that.
 */
const CompiledAhead = {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const { BannerPlugin, Compilation } = compiler.webpack;
		new BannerPlugin( {
			banner: '//# allFunctionsCalledOnLoad',
			raw: true,
			test: ANSWERS,
			stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
		} ).apply( compiler );
	},
};

const splitChunks = defaults.optimization?.splitChunks || {};
/** Generates the files by which WordPress translates what has been built. */
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
		hashDigestLength: 8,
		enabledLibraryTypes: [ 'window' ],
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve?.alias,
			// While one develops, libraries check what they are given.
			...( defaults.mode === 'production' && {
				'prop-types': join( __dirname, 'prop-types.cjs' ),
			} ),
		},
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
		WithoutNeedless,
		CompiledAhead,
		OneVersion,
		Languages,
	],
};
