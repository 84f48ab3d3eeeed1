import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SiteError } from '../errors.mjs';
import { unpackZip } from '../system/archive.mjs';
import { download, fetchText } from '../system/download.mjs';
import { newestAnswering } from './versions.mjs';

const RELEASES = 'https://api.wordpress.org/core/stable-check/1.0/';
const DOWNLOADS = 'https://downloads.wordpress.org/release';

/**
 * Finds the newest release that answers a request.
 *
 * @param {string} request
 * @return {Promise<string>} A full version.
 */
async function findRelease( request ) {
	/** @type {unknown} */
	const releases = JSON.parse( await fetchText( RELEASES ) );
	const versions =
		typeof releases === 'object' && releases !== null
			? Object.keys( releases )
			: [];
	const version = newestAnswering( versions, request );
	if ( version === null ) {
		throw new SiteError( `wordpress.org has no WordPress ${ request }.` );
	}
	return version;
}

/**
 * Unpacks a release of wordpress.org into an empty folder.
 *
 * @param {string} request A version, full or not.
 * @param {string} folder
 * @param {( detail: string ) => void} update
 */
export async function fetchFromWordPressOrg( request, folder, update ) {
	const version = await findRelease( request );
	const address = `${ DOWNLOADS }/wordpress-${ version }.zip`;
	const archive = `${ folder }.zip`;
	await download( address, archive, update, async () => {
		const expected = ( await fetchText( `${ address }.sha1` ) ).trim();
		const actual = createHash( 'sha1' )
			.update( await readFile( archive ) )
			.digest( 'hex' );
		if ( expected !== actual ) {
			throw new SiteError(
				`The download of WordPress ${ version } is damaged.`
			);
		}
		update( 'unpacking' );
		await unpackZip( archive, folder, 1 );
	} );
}
