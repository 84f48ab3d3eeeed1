import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzip } from 'fflate';
import { SiteError, messageOf } from '../errors.mjs';

/**
 * Reads all files of a zip archive.
 *
 * @param {string} archive
 * @return {Promise<Record<string, Uint8Array>>} The contents by name.
 */
async function readZip( archive ) {
	const bytes = await readFile( archive );
	return new Promise( ( resolve, reject ) => {
		unzip( bytes, ( error, files ) => {
			if ( error ) {
				reject(
					new SiteError( `The zip file ${ archive } is damaged.`, {
						missing: messageOf( error ),
						fix: 'Download it again.',
						cause: error,
					} )
				);
				return;
			}
			resolve( files );
		} );
	} );
}

/**
 * Unpacks a zip archive.
 *
 * @param {string} archive
 * @param {string} target
 * @param {number} strip   How many folders to take off the front of each name.
 */
export async function unpackZip( archive, target, strip = 0 ) {
	const files = await readZip( archive );
	for ( const [ name, content ] of Object.entries( files ) ) {
		const relative = name.split( '/' ).slice( strip ).join( '/' );
		const place = path.resolve( target, relative );
		if ( relative === '' || name.endsWith( '/' ) ) {
			continue;
		}
		// A name with ".." would be written outside of the folder.
		if ( ! place.startsWith( path.resolve( target ) + path.sep ) ) {
			throw new SiteError(
				`The zip file ${ archive } wants to write outside of its folder: ${ name }`
			);
		}
		await mkdir( path.dirname( place ), { recursive: true } );
		await writeFile( place, content );
	}
}
