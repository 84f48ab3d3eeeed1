import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cachePath } from '../paths.mjs';

/**
 * @typedef {import('../types.mjs').SiteState} SiteState
 */

/**
 * Returns the folder that holds all sites.
 *
 * @return {Promise<string>} It exists.
 */
export function sitesFolder() {
	return cachePath( 'sites' );
}

/**
 * Returns the folder of a site.
 *
 * @param {string} name
 * @return {Promise<string>} It need not exist.
 */
export async function siteFolder( name ) {
	return path.join( await sitesFolder(), name );
}

/**
 * Reads what is known of a site.
 *
 * @param {string} name
 * @return {Promise<SiteState|null>} Null when there is no such site, or half a one.
 */
export async function readSite( name ) {
	const file = path.join( await siteFolder( name ), 'site.json' );
	try {
		return JSON.parse( await readFile( file, 'utf8' ) );
	} catch {
		return null;
	}
}

/**
 * Stores what is known of a site.
 *
 * @param {SiteState} state
 */
export async function writeSite( state ) {
	const file = path.join( await siteFolder( state.name ), 'site.json' );
	const partial = `${ file }.${ process.pid }`;
	await writeFile( partial, `${ JSON.stringify( state, null, '\t' ) }\n` );
	await rename( partial, file );
}

/**
 * Reads all sites of this cache.
 *
 * @return {Promise<SiteState[]>} By name.
 */
export async function allSites() {
	const names = await readdir( await sitesFolder() );
	const sites = await Promise.all(
		names
			.filter( ( name ) => ! name.startsWith( '.' ) )
			.sort()
			.map( readSite )
	);
	return sites.filter( ( site ) => site !== null );
}
