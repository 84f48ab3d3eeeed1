import path from 'node:path';
import ts from 'typescript';

/**
 * What each package may import of ours. Packages that are not named may import
 * every package, but no block.
 *
 * @type {Record<string, readonly string[]>}
 */
const ALLOWED = {
	contracts: [],
	duration: [],
	words: [],
	quantity: [ 'words' ],
	lines: [ 'quantity' ],
	units: [ 'quantity' ],
	// The manifest of the page says where to send requests.
	ajax: [ 'contracts', 'islands' ],
	store: [ 'ajax', 'contracts' ],
	shopping: [ 'ajax', 'contracts', 'lines', 'quantity', 'units' ],
	islands: [ 'contracts' ],
	views: [ 'islands' ],
	offline: [ 'contracts', 'islands', 'units' ],
	'offline-worker': [],
	ui: [ 'contracts', 'duration', 'islands', 'quantity', 'store', 'units' ],
	controls: [ 'contracts', 'islands', 'store', 'ui' ],
	card: [ 'contracts', 'controls', 'store', 'ui' ],
};

/** What a visitor's page never loads. */
const EDITOR = [
	'@larder/editor',
	'@wordpress/block-editor',
	'@wordpress/blocks',
	'@wordpress/components',
	'@wordpress/core-data',
	'@wordpress/editor',
];

/** Files of a block that are loaded on a visitor's page. */
const VIEW = /^blocks\/[^/]+\/(view\.tsx?$|components\/|hooks\/)/;

/**
 * Returns to which part a file or an import of ours belongs.
 *
 * @param {string} place A path in the repository, or what is imported.
 * @return {{ kind: 'package'|'block', name: string }|null} Null for what is not ours.
 */
function partOf( place ) {
	const found = /^(?:packages\/|@larder\/)([^/]+)/.exec( place );
	if ( found?.[ 1 ] !== undefined ) {
		return { kind: 'package', name: found[ 1 ] };
	}
	const block = /^blocks\/([^/]+)/.exec( place );
	return block?.[ 1 ] === undefined
		? null
		: { kind: 'block', name: block[ 1 ] };
}

/**
 * Returns what is wrong with one import.
 *
 * @param {string} file     The importing file, relative to the repository.
 * @param {string} imported What it imports, relative paths resolved.
 * @return {string|null} A sentence, or null when the import is in order.
 */
function judge( file, imported ) {
	const isTest = file.includes( '/test/' );
	if (
		VIEW.test( file ) &&
		! isTest &&
		EDITOR.some(
			( name ) => imported === name || imported.startsWith( `${ name }/` )
		)
	) {
		return 'a view loads no part of the editor';
	}
	const from = partOf( file );
	const to = partOf( imported );
	if ( from === null || to === null || isTest ) {
		return null;
	}
	if ( from.kind === 'package' && to.kind === 'block' ) {
		return 'a package knows no block';
	}
	const allowed = from.kind === 'package' ? ALLOWED[ from.name ] : undefined;
	if (
		allowed !== undefined &&
		to.name !== from.name &&
		! allowed.includes( to.name )
	) {
		return `${ from.name } stands below ${ to.name }`;
	}
	return null;
}

/**
 * Finds imports that go against the layers.
 *
 * @param {ReadonlyArray<{ file: string, text: string }>} files Paths relative to the repository, with their texts.
 * @return {string[]} A line for each.
 */
export function scriptFindings( files ) {
	return files.flatMap( ( { file, text } ) =>
		ts
			.preProcessFile( text, true, true )
			.importedFiles.flatMap( ( { fileName } ) => {
				const imported = fileName.startsWith( '.' )
					? path.posix.join( path.posix.dirname( file ), fileName )
					: fileName;
				const wrong = judge( file, imported );
				return wrong === null
					? []
					: [ `${ file }: ${ fileName }: ${ wrong }` ];
			} )
	);
}
