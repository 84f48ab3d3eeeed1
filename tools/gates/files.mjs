import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';

/**
 * Lists the files below a folder of the repository.
 *
 * @param {string} folder  Relative to the repository.
 * @param {RegExp} pattern What the path, written with slashes, has to match.
 * @return {Promise<string[]>} Paths relative to the repository, sorted; empty when there is no such folder.
 */
export async function filesIn( folder, pattern ) {
	const entries = await readdir( path.join( REPOSITORY, folder ), {
		recursive: true,
	} ).catch( () => [] );
	return entries
		.map( ( entry ) =>
			path.posix.join( folder, entry.replaceAll( '\\', '/' ) )
		)
		.filter(
			( file ) =>
				! file.includes( '/node_modules/' ) && pattern.test( file )
		)
		.sort();
}
