import { createRequire } from 'node:module';
import { resetSite, startSite } from '../sites.mjs';
import { BROKEN, countsFrom, fromPlaywright } from './counts.mjs';
import { BUILD, DEMO, script, SETUP } from './step-kinds.mjs';

/**
 * @typedef {import('./types.mjs').Step} Step
 * @typedef {import('./types.mjs').Tools} Tools
 */

const require = createRequire( import.meta.url );

/**
 * What a browser step runs on.
 *
 * @typedef {object} Ground
 * @property {string}   site    Name of the site.
 * @property {string[]} options Options of `npm run site -- start`.
 * @property {string[]|( () => Promise<string[]> )} tests Arguments for Playwright.
 * @property {string}   [prepare] A PHP file to run inside the site before.
 * @property {string[]} [after]
 * @property {number}   [weight]
 */

/**
 * Creates a step of browser tests on a fresh site, which is thrown away after.
 *
 * @param {string} name
 * @param {Ground} ground
 * @return {Step} The step.
 */
export function browser(
	name,
	{ site, options, tests, prepare, after, weight }
) {
	return {
		name,
		after: [ SETUP, BUILD, DEMO, ...( after ?? [] ) ],
		weight: weight ?? 1,
		work: async ( tools ) => {
			const { name: siteName, ...made } = await startSite(
				[ '--name', site, '--fresh', ...options ],
				tools.log
			);
			try {
				const [ php = 'php', ...args ] = made.phpArgs;
				if (
					prepare !== undefined &&
					( await tools.run( php, [
						...args,
						script( prepare ),
					] ) ) !== 0
				) {
					return BROKEN;
				}
				return await playwright(
					tools,
					made,
					site,
					typeof tests === 'function' ? await tests() : tests
				);
			} finally {
				await resetSite( { name: siteName } );
			}
		},
	};
}

/**
 * Runs Playwright against a site.
 *
 * @param {Tools} tools
 * @param {Pick<import('../sites.mjs').RunningSite, 'url'|'user'|'password'|'phpArgs'>} site
 * @param {string}   name  For what the run leaves behind.
 * @param {string[]} tests Arguments for Playwright.
 * @return {Promise<import('./types.mjs').Counts>} Its counts.
 */
export async function playwright( { run, report }, site, name, tests ) {
	const code = await run(
		process.execPath,
		[
			require.resolve( '@playwright/test/cli' ),
			'test',
			'--config',
			script( 'e2e/playwright.config.ts' ),
			...tests,
		],
		{
			LARDER_SITE: site.url,
			LARDER_USER: site.user,
			LARDER_PASSWORD: site.password,
			LARDER_SITE_PHP: JSON.stringify( site.phpArgs ),
			LARDER_REPORT: report,
			LARDER_RUN: name,
		}
	);
	return countsFrom( report, fromPlaywright, code );
}
