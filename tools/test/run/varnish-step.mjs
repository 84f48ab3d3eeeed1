import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import { createProgress } from '../../site/progress.mjs';
import { choosePort } from '../../site/system/ports.mjs';
import { resetSite, startSite, stopSite } from '../sites.mjs';
import {
	ensureVarnish,
	startVarnish,
	warm,
	writeLatePhp,
} from '../varnish/varnish.mjs';
import { BROKEN } from './counts.mjs';

/** @typedef {import('./types.mjs').Tools} Tools */

const NAME = 'test-varnish';

/** The first port that Varnish tries, away from those of sites. */
const PORT = 9181;

/** Pages that are cached before the clock moves; e2e/support/php/publish-cached-pages.php makes them. */
const PAGES = [
	'/find-a-recipe/',
	'/recipe/three-days-old/',
	'/recipe/rated-alone/',
];

/** How far the server's clock is ahead of the cached pages. */
const AHEAD = '+72h';

/**
 * Runs the tests `@cached` on pages that Varnish has kept for 72 hours, by the server's clock.
 *
 * @param {Tools} tools
 * @param {( site: import('../sites.mjs').RunningSite ) => Promise<import('./types.mjs').Counts>} test Runs Playwright.
 * @return {Promise<import('./types.mjs').Counts>} Its counts.
 */
export async function testCachedPages( tools, test ) {
	await ensureVarnish( createProgress() );
	const port = await choosePort( PORT, new Set() );
	const url = `http://127.0.0.1:${ port }`;
	const options = [ '--name', NAME, '--runtime', 'native', '--url', url ];
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-late-' ) );
	/** @type {() => Promise<void>} */
	let stopVarnish = async () => {};
	try {
		const early = await startSite( [ ...options, '--fresh' ], tools.log );
		const [ php = 'php', ...args ] = early.phpArgs;
		const made = await tools.run( php, [
			...args,
			path.join( REPOSITORY, 'e2e/support/php/publish-cached-pages.php' ),
		] );
		if ( made !== 0 ) {
			return BROKEN;
		}
		stopVarnish = await startVarnish( port, early.port );
		await warm( PAGES.map( ( page ) => url + page ) );
		await stopSite( early );
		const late = await startSite( options, tools.log, {
			LARDER_PHP: await writeLatePhp( folder, AHEAD ),
		} );
		return await test( late );
	} finally {
		await stopVarnish();
		await resetSite( { name: NAME } );
		await rm( folder, { recursive: true, force: true } );
	}
}
