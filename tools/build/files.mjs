import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../gates/files.mjs';
import { REPOSITORY } from '../site/paths.mjs';

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

/**
 * Reads what the plugin consists of, without its translations.
 *
 * @return {Promise<Map<string, string>>} Texts by path, in the order of the archive.
 */
export async function readPlugin() {
	const folders = await Promise.all(
		FOLDERS.map( ( { folder, pattern } ) => filesIn( folder, pattern ) )
	);
	/** @type {Map<string, string>} */
	const contents = new Map();
	for ( const name of [
		...ROOT_FILES,
		...SERVER_FILES,
		...folders.flat(),
	] ) {
		contents.set(
			name,
			await readFile( path.join( REPOSITORY, name ), 'utf8' )
		);
	}
	return contents;
}
