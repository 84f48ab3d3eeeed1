import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { filesIn } from '../gates/files.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { makeTemplate } from './pot/template.mjs';

/** Files of the root that belong to the plugin. */
const ROOT_FILES = [ 'plugin.php', 'uninstall.php', 'readme.txt', 'LICENSE' ];

/** Folders that belong to it, and what in them. */
const FOLDERS = [
	{ folder: 'build', pattern: /\.(php|js|css|json)$/ },
	{ folder: 'packages/server/contracts', pattern: /\.php$/ },
	{ folder: 'packages/server/patterns', pattern: /\.php$/ },
	{ folder: 'packages/server/src', pattern: /\.(php|js|css)$/ },
	{ folder: 'packages/server/templates', pattern: /\.(php|html)$/ },
];

const SERVER_FILES = [
	'packages/server/autoload.php',
	'packages/server/requirements.php',
];

/** Where the template for translations stands in the plugin. */
export const TEMPLATE = 'languages/larder.pot';

/** All files carry this date, so that the same sources give the same archive. */
const DATE = new Date( 2020, 0, 1 );

/**
 * Packs the plugin from what has been built.
 *
 * @return {Promise<{ archive: Uint8Array, files: string[], texts: number }>} The zip archive, what is in it, and how many texts can be translated.
 */
export async function packPlugin() {
	const folders = await Promise.all(
		FOLDERS.map( ( { folder, pattern } ) => filesIn( folder, pattern ) )
	);
	const names = [ ...ROOT_FILES, ...SERVER_FILES, ...folders.flat() ];
	/** @type {Map<string, string>} */
	const contents = new Map();
	for ( const name of names ) {
		contents.set(
			name,
			await readFile( path.join( REPOSITORY, name ), 'utf8' )
		);
	}
	const version =
		/^ \* Version:\s+(\S+)$/m.exec( contents.get( 'plugin.php' ) ?? '' )?.[ 1 ] ??
		'';
	const { pot, count } = makeTemplate( contents, version );
	/** @type {import('fflate').Zippable} */
	const entries = { [ `larder/${ TEMPLATE }` ]: [ pot, { mtime: DATE } ] };
	for ( const [ name, text ] of contents ) {
		entries[ `larder/${ name }` ] = [
			new TextEncoder().encode( text ),
			{ mtime: DATE },
		];
	}
	return {
		archive: zipSync( entries, { level: 9 } ),
		files: Object.keys( entries ).sort(),
		texts: count,
	};
}
