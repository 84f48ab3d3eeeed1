#!/usr/bin/env node
/**
 * `npm run test:e2e [-- --site ADDRESS] [Playwright's options]`: runs the
 * browser tests against that site, or against a site with the demo content
 * that is started for it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { describeError } from '../site/errors.mjs';
import { handleInterrupts } from '../site/system/interrupt.mjs';
import { runAloud } from '../site/system/run.mjs';
import { findSite, startSite, stopSite } from './sites.mjs';

/**
 * Parses `--site ADDRESS` or `--site=ADDRESS` out of the arguments.
 *
 * @param {string[]} args
 * @return {{ address: string|undefined, rest: string[] }} The address, and what is left for Playwright.
 */
function takeSite( args ) {
	const rest = [ ...args ];
	const at = rest.findIndex( ( argument ) =>
		/^--site(=|$)/.test( argument )
	);
	if ( at === -1 ) {
		return { address: process.env[ 'LARDER_SITE' ], rest };
	}
	const [ first = '' ] = rest.splice( at, 1 );
	const address = first.includes( '=' )
		? first.slice( '--site='.length )
		: rest.splice( at, 1 )[ 0 ];
	return { address, rest };
}

/**
 * Runs Playwright to its end.
 *
 * @param {import('./sites.mjs').RunningSite} site
 * @param {string[]} args
 * @return {Promise<number>} Its exit code.
 */
function playwright( site, args ) {
	const cli = createRequire( import.meta.url ).resolve(
		'@playwright/test/cli'
	);
	return runAloud(
		process.execPath,
		[
			cli,
			'test',
			'--config',
			path.join( REPOSITORY, 'e2e/playwright.config.ts' ),
			...args,
		],
		{
			cwd: REPOSITORY,
			env: {
				...process.env,
				LARDER_SITE: site.url,
				LARDER_USER: site.user,
				LARDER_PASSWORD: site.password,
				LARDER_SITE_PHP: JSON.stringify( site.phpArgs ),
			},
		}
	);
}

handleInterrupts();

try {
	const { address, rest } = takeSite( process.argv.slice( 2 ) );
	const site =
		address === undefined
			? await startSite( [ '--demo' ] )
			: await findSite( address );
	process.exitCode = await playwright( site, rest );
	if ( site.startedHere ) {
		await stopSite( site );
	}
} catch ( error ) {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
