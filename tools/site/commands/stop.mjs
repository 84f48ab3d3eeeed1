import { SiteError } from '../errors.mjs';
import { siteName } from '../options.mjs';
import { chooseRuntime } from '../runtime/index.mjs';
import { allSites, isUp, writeSite } from '../site/store.mjs';
import { isRunning, stopProcess } from '../system/processes.mjs';

/**
 * @typedef {import('../types.mjs').SiteState} SiteState
 */

/**
 * Stops what runs for a site, the database last.
 *
 * @param {SiteState} site
 * @return {Promise<boolean>} Whether there was anything to stop.
 */
export async function stopSite( site ) {
	// Stored first, so that who stays with the site knows that it was meant.
	await writeSite( { ...site, server: null, database: null } );
	let stopped = false;
	for ( const identity of [ site.server, site.database ] ) {
		if ( identity !== null ) {
			stopped = ( await stopProcess( identity, 15_000 ) ) || stopped;
		}
	}
	return stopped;
}

/**
 * Tells whether anything runs for a site.
 *
 * @param {SiteState} site
 * @return {Promise<boolean>} True also for a database without its web server.
 */
async function hasProcesses( site ) {
	return (
		( await isUp( site ) ) ||
		( site.database !== null && ( await isRunning( site.database ) ) )
	);
}

/**
 * Finds the sites that a command means.
 *
 * @param {import('../options.mjs').Command} command
 * @param {readonly SiteState[]} among The only one of these is meant where nothing is said.
 * @return {Promise<SiteState[]>} At least one, or an error that lists what there is.
 */
export async function sitesMeant( command, among ) {
	if ( command.all ) {
		return allSites();
	}
	if ( ! command.named && among.length === 1 ) {
		return [ ...among ];
	}
	const { start } = command;
	const name = siteName(
		start,
		start.runtime ?? ( await chooseRuntime( start.db ) )
	);
	const sites = await allSites();
	const site = sites.find( ( candidate ) => candidate.name === name );
	if ( site === undefined || ( ! command.named && among.length > 1 ) ) {
		throw new SiteError(
			command.named ? `There is no site ${ name }.` : 'Which site is meant?',
			{
				tried:
					sites.length > 0
						? sites.map( ( known ) => `--name ${ known.name }` )
						: [ 'There are no sites at all.' ],
				mend: `npm run site -- ${ command.command } --name NAME, or --all`,
			}
		);
	}
	return [ site ];
}

/**
 * The command `stop`.
 *
 * @param {import('../options.mjs').Command} command
 * @param {import('../types.mjs').Progress} progress
 */
export async function stop( command, progress ) {
	const sites = await allSites();
	/** @type {SiteState[]} */
	const running = [];
	for ( const site of sites ) {
		if ( await hasProcesses( site ) ) {
			running.push( site );
		}
	}
	if ( running.length === 0 && ! command.named ) {
		progress.note( 'No site is running.' );
		return;
	}
	for ( const site of await sitesMeant( command, running ) ) {
		const stopped = await stopSite( site );
		progress.note(
			stopped ? `Stopped ${ site.name }.` : `${ site.name } was not running.`
		);
	}
}
