import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { SHUTDOWN_PATIENCE } from '../database/mariadb.mjs';
import { runtimeNamed } from '../runtime/index.mjs';
import { isFree } from '../system/ports.mjs';
import { isRunning, stopProcess } from '../system/processes.mjs';
import { readSite, siteFolder, writeSite } from './store.mjs';

/**
 * @typedef {import('../types.mjs').SiteState} SiteState
 */

/**
 * Returns whether a site answers requests.
 *
 * @param {SiteState} site
 * @return {Promise<boolean>} True when its server runs.
 */
export async function isUp( site ) {
	if ( site.server !== null ) {
		return isRunning( site.server );
	}
	const { isUp: ask } = runtimeNamed( site.runtime );
	return ask !== undefined && ask( site );
}

/**
 * Returns whether anything runs for a site.
 *
 * @param {SiteState} site
 * @return {Promise<boolean>} True also for a database without its web server.
 */
export async function hasProcesses( site ) {
	return (
		( await isUp( site ) ) ||
		( site.database !== null && ( await isRunning( site.database ) ) )
	);
}

/** How long the members of a group may take to follow their leader, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Waits until the last worker of a server has let go of the port.
 *
 * @param {number} port
 */
async function waitForPort( port ) {
	const deadline = Date.now() + PATIENCE;
	while ( Date.now() < deadline && ! ( await isFree( port ) ) ) {
		await delay( 25 );
	}
}

/**
 * Stops what runs for a site, the database last.
 *
 * @param {SiteState} site
 * @return {Promise<boolean>} Whether there was anything to stop.
 */
export async function stopSite( site ) {
	const ran = await hasProcesses( site );
	// Stored first, so that who stays with the site knows that it was meant.
	await writeSite( { ...site, server: null, database: null } );
	const { stop } = runtimeNamed( site.runtime );
	if ( ran && stop !== undefined ) {
		await stop( site, await siteFolder( site.name ) );
	}
	for ( const identity of [ site.server, site.database ] ) {
		if ( identity !== null ) {
			await stopProcess( identity, SHUTDOWN_PATIENCE );
		}
	}
	if ( ran ) {
		await waitForPort( site.port );
	}
	return ran;
}

/**
 * Stops a site and throws it away.
 *
 * @param {string} name
 */
export async function removeSite( name ) {
	const site = await readSite( name );
	if ( site !== null ) {
		await stopSite( site );
	}
	await rm( await siteFolder( name ), { recursive: true, force: true } );
}
