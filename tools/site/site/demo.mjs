import path from 'node:path';
import { SiteError } from '../errors.mjs';
import { REPOSITORY } from '../paths.mjs';
import { exists } from '../system/files.mjs';
import { withLock } from '../system/lock.mjs';
import { lastLines, run } from '../system/run.mjs';
import { runInside } from './prepare.mjs';
import { sitesFolder } from './store.mjs';

const LOADER = path.join( REPOSITORY, 'tools/demo/load.php' );

const BUILDER = path.join( REPOSITORY, 'tools/demo/build.mjs' );

/**
 * Writes the recipes as block markup, unless that is newer than its sources.
 *
 * @param {import('../types.mjs').Progress} progress
 */
async function buildDemo( progress ) {
	await progress.step( 'Write the demo recipes', async ( update ) => {
		const { code, stderr, stdout } = await run(
			process.execPath,
			[ BUILDER, '--if-stale' ],
			{
				cwd: REPOSITORY,
				onLine: ( line ) => update( line.slice( 0, 70 ) ),
			}
		);
		if ( code !== 0 ) {
			throw new SiteError( 'The demo recipes could not be written.', {
				tried: lastLines( stderr || stdout ).split( '\n' ),
				fix: 'Fix what is named above, then: npm run demo:build',
			} );
		}
	} );
}

/**
 * Loads the demo content into a site; what it has already is left alone.
 *
 * @param {import('../types.mjs').SiteState} site
 * @param {import('../types.mjs').Progress} progress
 */
export async function loadDemo( site, progress ) {
	if ( ! ( await exists( LOADER ) ) ) {
		progress.note( '! There is no demo content: tools/demo/load.php' );
		return;
	}
	const sites = await sitesFolder();
	await withLock( path.join( sites, '.lock-demo-build' ), () =>
		buildDemo( progress )
	);
	// Who starts the same site at the same time finds the demo loaded.
	await withLock(
		path.join( sites, `.lock-demo-${ site.name }` ),
		() => runLoader( site, progress ),
		( pid ) =>
			progress.note(
				`Waiting for process ${ pid }, which loads the demo content.`
			)
	);
}

/**
 * Runs the loader inside a site.
 *
 * @param {import('../types.mjs').SiteState} site
 * @param {import('../types.mjs').Progress} progress
 */
async function runLoader( site, progress ) {
	await progress.step( 'Load the demo content', async ( update ) => {
		const { code, stderr, stdout } = await runInside(
			site.php,
			[ LOADER ],
			( line ) => update( line.slice( 0, 70 ) )
		);
		if ( code !== 0 ) {
			throw new SiteError( 'The demo content could not be loaded.', {
				tried: lastLines( stderr || stdout ).split( '\n' ),
				fix: `Fix what is named above and start again: npm run site -- start --demo --name ${ site.name }`,
			} );
		}
	} );
}
