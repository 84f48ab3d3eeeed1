import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { RESULTS, chromiumOptions, guestState } from './support/environment';

/**
 * Tests that say `@classic` in their title need a site with a classic theme,
 * those that say `@cached` a page cache in front of it; they only run where
 * `--grep` asks for them.
 */
const needsOwnSite = /@classic|@cached/;

const url = process.env[ 'LARDER_SITE' ];

const asksForTag = process.argv.some( ( argument ) =>
	needsOwnSite.test( argument )
);

export default defineConfig( {
	testDir: '.',
	testMatch: '*.spec.ts',
	outputDir: path.join( RESULTS, process.env[ 'LARDER_RUN' ] ?? 'e2e' ),
	globalSetup: './support/global-setup.ts',
	...( asksForTag ? {} : { grepInvert: needsOwnSite } ),
	fullyParallel: true,
	forbidOnly: Boolean( process.env[ 'CI' ] ),
	// A test that fails has one more try, with a trace; the summary of `npm test` names what needed it.
	retries: 1,
	workers: Number( process.env[ 'LARDER_WORKERS' ] ?? 2 ),
	timeout: 120_000,
	expect: { timeout: 30_000 },
	reporter: process.env[ 'LARDER_REPORT' ]
		? [
				[ 'list' ],
				[ 'json', { outputFile: process.env[ 'LARDER_REPORT' ] } ],
			]
		: [ [ 'list' ] ],
	use: {
		...devices[ 'Desktop Chrome' ],
		...( url === undefined ? {} : { baseURL: url } ),
		storageState: guestState( url ),
		launchOptions: chromiumOptions(),
		// What a worker fetches no test can hold back; those that are about it allow it.
		serviceWorkers: 'block',
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		actionTimeout: 30_000,
		navigationTimeout: 45_000,
	},
	projects: [ { name: 'chromium' } ],
} );
