import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cachePath } from '../site/paths.mjs';

/** What the cache is set to. A file that changes within a second of its last change is read anew: PHP keeps nothing of files of the last two seconds. */
const SETTINGS = {
	'opcache.enable_cli': '1',
	// A process that lives for a fifth of a second takes longer to lay out memory to share.
	'opcache.file_cache_only': '1',
	'opcache.file_cache_consistency_checks': '0',
	'opcache.revalidate_freq': '0',
};

/**
 * What PHPUnit and the processes that its tests start are run with.
 *
 * @typedef {object} Kept
 * @property {string[]}          options Of PHPUnit's own process, which lives long enough to keep what is compiled in memory, too.
 * @property {NodeJS.ProcessEnv} env     Of all of them.
 */

/**
 * Has PHP keep what it compiles between processes: tests start hundreds that would each
 * compile WordPress anew, which is half of what such a process does.
 *
 * @return {Promise<Kept>} What they are run with; without OPcache it changes nothing.
 */
export async function keepCompiledPhp() {
	const folder = await cachePath( 'compiled-php' );
	const files = path.join( folder, 'files' );
	const settings = path.join( folder, 'settings' );
	await mkdir( files, { recursive: true } );
	await mkdir( settings, { recursive: true } );
	await writeFile(
		path.join( settings, 'opcache.ini' ),
		Object.entries( { ...SETTINGS, 'opcache.file_cache': `"${ files }"` } )
			.map( ( [ name, value ] ) => `${ name }=${ value }\n` )
			.join( '' )
	);
	return {
		options: [ '-d', 'opcache.file_cache_only=0' ],
		// Before the colon are the folders that PHP reads by itself.
		env: {
			PHP_INI_SCAN_DIR: `${ process.env[ 'PHP_INI_SCAN_DIR' ] ?? '' }:${ settings }`,
		},
	};
}
