import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../paths.mjs';
import { removeSite } from '../site/lifecycle.mjs';
import { allSites, sitesFolder } from '../site/store.mjs';
import { sitesMeant } from './stop.mjs';

/** What the runner keeps in the cache folder; others may keep things there too. */
const CACHED = [ 'wordpress', 'templates', 'apt' ];

/**
 * The command `reset`.
 *
 * @param {import('../options.mjs').Command} command
 * @param {import('../types.mjs').Progress} progress
 */
export async function reset( command, progress ) {
	const sites = await allSites();
	if ( command.all || command.cache ) {
		for ( const site of sites ) {
			await removeSite( site.name );
			progress.note( `Removed ${ site.name }.` );
		}
		for ( const name of await readdir( await sitesFolder() ) ) {
			// Wrecks of starts that were killed; a lock may be held right now.
			if ( ! name.startsWith( '.lock' ) ) {
				await removeSite( name );
			}
		}
		if ( command.cache ) {
			for ( const part of CACHED ) {
				await rm( path.join( cacheFolder(), part ), {
					recursive: true,
					force: true,
				} );
			}
			progress.note( 'Removed what was downloaded.' );
		}
		return;
	}
	if ( sites.length === 0 && ! command.named ) {
		progress.note( 'There are no sites.' );
		return;
	}
	for ( const site of await sitesMeant( command, sites ) ) {
		await removeSite( site.name );
		progress.note( `Removed ${ site.name }.` );
	}
}
