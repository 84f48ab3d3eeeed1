import { SiteError, describeError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { installPackages, rights } from '../site/system/apt.mjs';
import { exists } from '../site/system/files.mjs';
import { findCommand, lastLines, run } from '../site/system/run.mjs';

/** Chromium without windows, as Playwright's own is: its pages take a third less of the machine. */
const SHELL = 'chromium-headless-shell';

/** What the browser is called by the distributions. */
const NAMES = [ SHELL, 'chromium', 'chromium-browser', 'google-chrome' ];

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
 * Installs Chromium without windows beside the machine's own, where its
 * distribution has it and we may. What goes wrong costs time alone.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 */
async function preferShell( progress ) {
	if (
		( await findCommand( SHELL ) ) !== null ||
		( await rights() ) === null ||
		( await run( 'apt-cache', [ 'show', SHELL ] ) ).code !== 0
	) {
		return;
	}
	try {
		await installPackages( [ SHELL ], 'Chromium for tests', progress );
	} catch ( error ) {
		progress.note(
			`Chromium with windows does, more slowly. ${ describeError( error ) }`
		);
	}
}

/**
 * Makes sure that there is a browser for the tests: the machine's own,
 * Playwright's, or one that is installed now, by Playwright first.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 */
export async function ensureChromium( progress ) {
	const { chromium } = await import( '@playwright/test' );
	if ( await exists( chromium.executablePath() ) ) {
		return;
	}
	if ( ( await findChromium() ) !== null ) {
		await preferShell( progress );
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
			fix: 'sudo apt-get install chromium',
		} );
	}
	await installPackages( [ 'chromium' ], 'Chromium', progress );
}
