const { existsSync, readdirSync, readFileSync } = require( 'node:fs' );
const { join, resolve } = require( 'node:path' );

const root = resolve( __dirname, '../..' );

/**
 * Lists the folders below one folder of the repository.
 *
 * @param {string} folder Folder name relative to the repository root.
 * @return {string[]} Folder names, sorted, empty when the folder is missing.
 */
function foldersOf( folder ) {
	const path = join( root, folder );
	if ( ! existsSync( path ) ) {
		return [];
	}
	return readdirSync( path, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => entry.name )
		.sort();
}

/**
 * Finds the first existing source file for an entry.
 *
 * @param {string}   folder Absolute folder.
 * @param {string[]} names  File names to try.
 * @return {string|undefined} Absolute path.
 */
function firstFile( folder, names ) {
	return names
		.map( ( name ) => join( folder, name ) )
		.find( ( path ) => existsSync( path ) );
}

/**
 * Finds every block: `blocks/<feature>/` with its `block.json`, and the root
 * block, whose `block.json` is at the repository root and whose sources are in
 * `blocks/recipe/`.
 *
 * @return {Array<{ feature: string, folder: string, blockJson: string }>} The blocks.
 */
function findBlocks() {
	return foldersOf( 'blocks' ).flatMap( ( feature ) => {
		const folder = join( root, 'blocks', feature );
		const blockJson =
			feature === 'recipe'
				? join( root, 'block.json' )
				: join( folder, 'block.json' );
		return existsSync( blockJson )
			? [ { feature, folder, blockJson } ]
			: [];
	} );
}

/**
 * Finds every package that is a script handle of its own, which its
 * `package.json` says with `"wpScript": true`. Where every byte counts it says
 * `"assignsItself": true`, too: its entry then sets `window.larder.<name>`, and
 * webpack adds nothing for that. Files that a page may have beside or in place of
 * the entry are its `"wpScriptVariants"`, in `src/page` or beside the entry; they
 * set what they give themselves. Paths of the package whose exports are all among
 * those of the entry are its `"wpScriptPaths"`: they come from the handle, too.
 *
 * @return {Array<{ name: string, global: string, entry: string, assignsItself: boolean, imports: string[], variants: Array<{ name: string, file: string }> }>}
 *         Name, name of the property of `window.larder`, absolute path of the entry, what sources import it by, absolute paths of its variants.
 */
function findScriptPackages() {
	return foldersOf( 'packages' ).flatMap( ( name ) => {
		const folder = join( root, 'packages', name );
		const manifest = join( folder, 'package.json' );
		if ( ! existsSync( manifest ) ) {
			return [];
		}
		const {
			wpScript,
			assignsItself = false,
			wpScriptPaths = [],
			wpScriptVariants = [],
		} = JSON.parse( readFileSync( manifest, 'utf8' ) );
		const entry = firstFile( join( folder, 'src' ), [
			'index.ts',
			'index.tsx',
		] );
		if ( wpScript !== true || ! entry ) {
			return [];
		}
		const global = name.replace( /-([a-z])/g, ( _, letter ) =>
			letter.toUpperCase()
		);
		const imports = [ '', ...wpScriptPaths ].map(
			( /** @type {string} */ part ) =>
				[ '@larder', name, part ].filter( Boolean ).join( '/' )
		);
		const variants = wpScriptVariants.map(
			( /** @type {string} */ variant ) => ( {
				name: variant,
				file:
					firstFile( join( folder, 'src' ), [
						`page/${ variant }.ts`,
						`${ variant }.ts`,
					] ) ?? '',
			} )
		);
		return [ { name, global, entry, assignsItself, imports, variants } ];
	} );
}

/**
 * Finds every screen of wp-admin: a package whose `package.json` says
 * `"wpScreen": true`, and each folder of `src` that it lists under `"wpScreens"`.
 *
 * @return {Array<{ name: string, entry: string }>} Name, absolute path of the entry.
 */
function findScreens() {
	return foldersOf( 'packages' ).flatMap( ( name ) => {
		const folder = join( root, 'packages', name );
		const manifest = join( folder, 'package.json' );
		if ( ! existsSync( manifest ) ) {
			return [];
		}
		/** @type {{ wpScreen?: boolean, wpScreens?: string[] }} */
		const { wpScreen = false, wpScreens = [] } = JSON.parse(
			readFileSync( manifest, 'utf8' )
		);
		return [
			...( wpScreen ? [ { name, folder: join( folder, 'src' ) } ] : [] ),
			...wpScreens.map( ( screen ) => ( {
				name: screen,
				folder: join( folder, 'src', screen ),
			} ) ),
		].flatMap( ( screen ) => {
			const entry = firstFile( screen.folder, [ 'index.tsx', 'index.ts' ] );
			return entry ? [ { name: screen.name, entry } ] : [];
		} );
	} );
}

/**
 * Finds every style that several blocks share: each is a handle of its own.
 *
 * @return {Array<{ name: string, file: string }>} Name, absolute path.
 */
function findStyles() {
	const folder = join( root, 'packages/ui/src' );
	return readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.scss' ) )
		.sort()
		.map( ( file ) => ( {
			name: file.replace( /\.scss$/, '' ),
			file: join( folder, file ),
		} ) );
}

/**
 * Builds webpack's entry map again, so that a watching build sees new folders.
 *
 * @return {Record<string, import('webpack').EntryObject[string]>} Entries by output name.
 */
function entries() {
	/** @type {Record<string, import('webpack').EntryObject[string]>} */
	const map = {};
	for ( const { feature, folder } of findBlocks() ) {
		for ( const name of [ 'index', 'view', 'early' ] ) {
			const file = firstFile( folder, [
				`${ name }.ts`,
				`${ name }.tsx`,
			] );
			if ( file ) {
				map[ `blocks/${ feature }/${ name }` ] = file;
			}
		}
	}
	for ( const script of findScriptPackages() ) {
		const { name, global, entry, assignsItself, variants } = script;
		map[ `packages/${ name }/index` ] = assignsItself
			? { import: entry }
			: {
					import: entry,
					library: { name: [ 'larder', global ], type: 'window' },
				};
		for ( const variant of variants ) {
			map[ `packages/${ name }/${ variant.name }` ] = variant.file;
		}
	}
	for ( const { name, entry } of findScreens() ) {
		map[ `screens/${ name }/index` ] = entry;
	}
	for ( const { name, file } of findStyles() ) {
		map[ `styles/${ name }` ] = file;
	}
	return map;
}

module.exports = { entries, findBlocks, findScriptPackages, root };
