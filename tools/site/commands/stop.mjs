import { SiteError } from '../errors.mjs';
import { siteName } from '../options.mjs';
import { chooseRuntime } from '../runtime/index.mjs';
import { hasProcesses, stopSite } from '../site/lifecycle.mjs';
import { allSites } from '../site/store.mjs';

/**
 * @typedef {import('../types.mjs').SiteState} SiteState
 */

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
			command.named
				? `There is no site ${ name }.`
				: 'Which site is meant?',
			{
				tried:
					sites.length > 0
						? sites.map( ( known ) => `--name ${ known.name }` )
						: [ 'There are no sites at all.' ],
				fix: `npm run site -- ${ command.command } --name NAME, or --all`,
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
			stopped
				? `Stopped ${ site.name }.`
				: `${ site.name } was not running.`
		);
	}
}
