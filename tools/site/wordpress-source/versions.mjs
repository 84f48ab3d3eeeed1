import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The version that a site gets when none is requested. */
export const DEFAULT_VERSION = '7.1';

/**
 * Returns whether a request names a version, such as "7.1" or "6.8.2".
 *
 * @param {string} request
 * @return {boolean} False for folders and zip files.
 */
export function isVersion( request ) {
	return /^\d+\.\d+(\.\d+)?$/.test( request );
}

/**
 * Returns whether a full version answers a request: "7.1.4" answers "7.1" and
 * "7.1.4", but not "7.1.5" or "7.10".
 *
 * @param {string} version
 * @param {string} request
 * @return {boolean} Whether it does.
 */
export function answers( version, request ) {
	return version === request || version.startsWith( `${ request }.` );
}

/**
 * Compares two versions number by number.
 *
 * @param {string} a
 * @param {string} b
 * @return {number} Below zero when a is older, zero when equal, above zero when newer.
 */
export function compareVersions( a, b ) {
	const left = a.split( '.' ).map( Number );
	const right = b.split( '.' ).map( Number );
	for ( let i = 0; i < Math.max( left.length, right.length ); i++ ) {
		const difference = ( left[ i ] ?? 0 ) - ( right[ i ] ?? 0 );
		if ( difference !== 0 ) {
			return difference;
		}
	}
	return 0;
}

/**
 * Chooses the newest version that answers a request.
 *
 * @param {readonly string[]} versions
 * @param {string}            request
 * @return {string|null} Null when none does.
 */
export function newestAnswering( versions, request ) {
	const fitting = versions.filter( ( version ) =>
		answers( version, request )
	);
	return fitting.sort( compareVersions ).at( -1 ) ?? null;
}

/**
 * Reads the version of an unpacked WordPress.
 *
 * @param {string} folder
 * @return {Promise<string|null>} Null when there is no WordPress in the folder.
 */
export async function versionOf( folder ) {
	try {
		const source = await readFile(
			path.join( folder, 'wp-includes/version.php' ),
			'utf8'
		);
		return /\$wp_version\s*=\s*'([^']+)'/.exec( source )?.[ 1 ] ?? null;
	} catch {
		return null;
	}
}
