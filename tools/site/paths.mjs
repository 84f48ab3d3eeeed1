import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainFileError } from './errors.mjs';

/** The root of the repository, which is also the plugin's folder. */
export const REPOSITORY = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** The PHP files that the runner hands to WordPress. */
export const PHP_FILES = path.join( REPOSITORY, 'tools/site/php' );

/**
 * Returns the cache folder: `$LARDER_CACHE`, or `.cache` in the repository.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @return {string} An absolute path that need not exist yet.
 */
export function cacheFolder( environment = process.env ) {
	const chosen = environment[ 'LARDER_CACHE' ];
	return chosen ? path.resolve( chosen ) : path.join( REPOSITORY, '.cache' );
}

/**
 * Returns a folder inside the cache and makes it.
 *
 * @param {...string} parts
 * @return {Promise<string>} Its absolute path.
 */
export async function cachePath( ...parts ) {
	const folder = path.join( cacheFolder(), ...parts );
	try {
		await mkdir( folder, { recursive: true } );
	} catch ( error ) {
		throw explainFileError( error, folder );
	}
	return folder;
}
