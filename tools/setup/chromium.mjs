import { SiteError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { installPackages, rights } from '../site/system/apt.mjs';
import { exists } from '../site/system/files.mjs';
import { findCommand, lastLines, run } from '../site/system/run.mjs';

/** What the browser is called by the distributions. */
const NAMES = [ 'chromium', 'chromium-browser', 'google-chrome' ];

/**
 * Finds the machine's own Chromium.
 *
 * @return {Promise<string|null>} Its path, or null.
 */
export async function findChromium() {
	for ( const name of NAMES ) {
		const command = await findCommand( name );
		if ( command !== null ) {
			return command;
		}
	}
	return null;
}

/**
 * Makes sure that there is a browser for the tests: the machine's own,
 * Playwright's, or one that is installed now, by Playwright first.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 */
export async function ensureChromium( progress ) {
	const { chromium } = await import( '@playwright/test' );
	if (
		( await findChromium() ) !== null ||
		( await exists( chromium.executablePath() ) )
	) {
		return;
	}
	const playwright = await progress.step(
		'Install the browser of Playwright',
		( update ) =>
			run( 'npx', [ 'playwright', 'install', 'chromium' ], {
				cwd: REPOSITORY,
				onLine: ( line ) => update( line.slice( 0, 60 ) ),
			} )
	);
	if ( playwright.code === 0 ) {
		return;
	}
	if ( ( await rights() ) === null ) {
		throw new SiteError( 'There is no browser for the tests.', {
			tried: [
				`On the path: ${ NAMES.join( ', ' ) }`,
				`npx playwright install chromium: ${ lastLines(
					playwright.stderr,
					2
				) }`,
			],
			missing: 'Chromium',
			mend: 'sudo apt-get install chromium',
		} );
	}
	await installPackages( [ 'chromium' ], 'Chromium', progress );
}
