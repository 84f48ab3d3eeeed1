import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a cached WordPress was like when it was stored. */
export const SEAL = '.larder-seal';

/**
 * Sums up a folder: how many files and folders, how many bytes, and the
 * latest change of a file.
 *
 * @param {string} folder
 * @return {Promise<string>} One line, the same as long as nothing is changed.
 */
export async function sumUp( folder ) {
	let bytes = 0;
	let latest = 0;
	const entries = await readdir( folder, { recursive: true } );
	const names = entries.filter( ( name ) => name !== SEAL );
	await Promise.all(
		names.map( async ( name ) => {
			const info = await stat( path.join( folder, name ) );
			if ( info.isFile() ) {
				bytes += info.size;
				latest = Math.max( latest, Math.trunc( info.mtimeMs ) );
			}
		} )
	);
	return `${ names.length } ${ bytes } ${ latest }`;
}

/**
 * Marks a folder as whole.
 *
 * @param {string} folder
 */
export async function seal( folder ) {
	await writeFile( path.join( folder, SEAL ), await sumUp( folder ) );
}

/**
 * Returns whether a folder is as whole as it was when it was sealed.
 *
 * @param {string} folder
 * @return {Promise<boolean>} False also when it was never sealed.
 */
export async function isWhole( folder ) {
	const sealed = await readFile( path.join( folder, SEAL ), 'utf8' ).catch(
		() => ''
	);
	return sealed !== '' && sealed === ( await sumUp( folder ) );
}
