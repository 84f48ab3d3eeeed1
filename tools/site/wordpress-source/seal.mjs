import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Tells how many files and folders the cached WordPress had when it was stored. */
export const SEAL = '.larder-seal';

/**
 * Counts the files and folders below a folder.
 *
 * @param {string} folder
 * @return {Promise<number>} Without the seal itself.
 */
async function countEntries( folder ) {
	const entries = await readdir( folder, { recursive: true } );
	return entries.filter( ( name ) => name !== SEAL ).length;
}

/**
 * Marks a folder as whole.
 *
 * @param {string} folder
 */
export async function seal( folder ) {
	const count = await countEntries( folder );
	await writeFile( path.join( folder, SEAL ), String( count ) );
}

/**
 * Tells whether a folder is as whole as it was when it was sealed.
 *
 * @param {string} folder
 * @return {Promise<boolean>} False also when it was never sealed.
 */
export async function isWhole( folder ) {
	const count = await readFile( path.join( folder, SEAL ), 'utf8' ).catch(
		() => ''
	);
	return count !== '' && Number( count ) === ( await countEntries( folder ) );
}
