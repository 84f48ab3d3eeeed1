import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SiteError } from '../errors.mjs';
import { bringUp } from '../site/bring-up.mjs';
import { loadDemo } from '../site/demo.mjs';
import { describeSite, tellSite } from '../site/describe.mjs';
import { isUp } from '../site/lifecycle.mjs';
import { readSite, siteFolder } from '../site/store.mjs';
import { forgetAll } from '../system/interrupt.mjs';

/**
 * @typedef {import('../types.mjs').SiteState} SiteState
 * @typedef {import('../types.mjs').StartOptions} StartOptions
 * @typedef {import('../types.mjs').Progress} Progress
 */

/**
 * Waits as long as a site's server runs.
 *
 * @param {SiteState} site
 */
async function stayWith( site ) {
	while ( await isUp( site ) ) {
		await delay( 500 );
	}
	const now = await readSite( site.name );
	if ( now !== null && now.server !== null ) {
		throw new SiteError( `The web server of ${ site.name } has ended.`, {
			fix: `Read ${ path.join( await siteFolder( site.name ), 'server.log' ) } and start it again.`,
		} );
	}
}

/**
 * The command `start`: prints where the site is, and stays until Ctrl-C unless
 * it is to run in the background.
 *
 * @param {StartOptions} options
 * @param {Progress}     progress
 */
export async function start( options, progress ) {
	const { site, alreadyUp } = await bringUp( options, progress );
	if ( options.demo ) {
		await loadDemo( site, progress );
	}
	process.stdout.write(
		options.json
			? `${ JSON.stringify( describeSite( site ) ) }\n`
			: tellSite( site )
	);
	if ( options.detach || alreadyUp ) {
		forgetAll();
		return;
	}
	progress.note( 'Ctrl-C stops it.' );
	await stayWith( site );
}
