import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import { chooseEngine } from '../../site/runtime/wp-env/command.mjs';
import { resetSite, startSite } from '../sites.mjs';
import {
	BROKEN,
	countsFrom,
	fromJUnit,
	fromJest,
	fromNodeTest,
	fromPlaywright,
	withExitCode,
} from './counts.mjs';
import { testVotesOnGalera } from './galera-step.mjs';
import { testWithRedis } from './redis-step.mjs';
import { testCachedPages } from './varnish-step.mjs';

/**
 * @typedef {import('./types.mjs').Step} Step
 * @typedef {import('./types.mjs').Tools} Tools
 */

const require = createRequire( import.meta.url );

/** Brings what is missing on the machine; all that runs PHP or a browser needs it. */
const SETUP = 'set up the machine';

/** Makes the content that demo sites load. */
const DEMO = 'build the demo content';

/** Its result is what sites and sizes are about. */
const BUILD = 'check:build';

/**
 * What is tested where PHP runs as WebAssembly, in which a page takes three
 * seconds: pages, the editor and ajax.
 */
const IN_WEBASSEMBLY = [
	'smoke.spec.ts',
	'likes.spec.ts',
	'--grep',
	'@smoke',
	'--workers',
	'1',
];

/** @param {string} file Relative to the repository. */
const script = ( file ) => path.join( REPOSITORY, file );

/**
 * Makes a step of a script of package.json, which counts as one test.
 *
 * @param {string}   name
 * @param {string[]} after
 * @return {Step} The step.
 */
function gate( name, after = [] ) {
	return {
		name,
		after,
		weight: 1,
		work: async ( { run } ) => {
			const npm = process.env[ 'npm_execpath' ];
			const args = [ 'run', '--silent', name ];
			const code = await ( npm === undefined
				? run( 'npm', args )
				: run( process.execPath, [ npm, ...args ] ) );
			return withExitCode(
				{ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 },
				code
			);
		},
	};
}

/**
 * Makes a step of tests that node:test runs.
 *
 * @param {string}            name
 * @param {readonly string[]} patterns Globs.
 * @param {string[]}          after
 * @param {NodeJS.ProcessEnv} env
 * @return {Step} The step.
 */
function nodeTests( name, patterns, after = [], env = {} ) {
	return {
		name,
		after,
		weight: 1,
		work: async ( { run, report } ) => {
			const code = await run(
				process.execPath,
				[
					'--test',
					'--test-reporter=spec',
					'--test-reporter-destination=stdout',
					'--test-reporter=tap',
					`--test-reporter-destination=${ report }`,
					...( await expand( patterns ) ),
				],
				env
			);
			return countsFrom( report, fromNodeTest, code );
		},
	};
}

/**
 * Finds test files; Node 20 takes no globs.
 *
 * @param {readonly string[]} folders Relative to the repository.
 * @return {Promise<string[]>} Paths of all tests below them.
 */
async function expand( folders ) {
	const { filesIn } = await import( '../../gates/files.mjs' );
	const found = await Promise.all(
		folders.map( ( folder ) => filesIn( folder, /\.test\.mjs$/ ) )
	);
	return found.flat().map( script );
}

/**
 * Makes a step of PHPUnit on one ground.
 *
 * @param {string}  wordpress
 * @param {string}  db
 * @param {boolean} isNetwork Whether the tests of a network of sites run, in one.
 * @return {Step} The step.
 */
function phpUnit( wordpress, db, isNetwork = false ) {
	return {
		name: `PHPUnit ${ wordpress } ${ db }${ isNetwork ? ' network' : '' }`,
		after: [ SETUP, BUILD ],
		weight: 1,
		work: async ( { run, report } ) => {
			const code = await run( process.execPath, [
				script( 'tools/test/php.mjs' ),
				'--wordpress',
				wordpress,
				'--db',
				db,
				...( isNetwork ? [ '--network' ] : [] ),
				'--log-junit',
				report,
			] );
			return countsFrom( report, fromJUnit, code );
		},
	};
}

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
 * Makes a step of browser tests on a fresh site, which is thrown away after.
 *
 * @param {string} name
 * @param {Ground} ground
 * @return {Step} The step.
 */
function browser( name, { site, options, tests, prepare, after, weight } ) {
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
async function playwright( { run, report }, site, name, tests ) {
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

/**
 * Makes a step that others need, and which is no test itself.
 *
 * @param {string} name
 * @param {string} file The script to run.
 * @return {Step} The step.
 */
function preparation( name, file ) {
	return {
		name,
		after: [],
		weight: 1,
		work: async ( { run } ) =>
			withExitCode(
				{ passed: 0, failed: 0, skipped: 0 },
				await run( process.execPath, [ script( file ) ] )
			),
	};
}

/** @type {Step} */
const unit = {
	name: 'Jest',
	after: [],
	weight: 1,
	work: async ( { run, report } ) => {
		const code = await run( process.execPath, [
			require.resolve( 'jest/bin/jest' ),
			'--config',
			script( 'tools/test/jest.config.mjs' ),
			'--maxWorkers=1',
			'--json',
			`--outputFile=${ report }`,
		] );
		return countsFrom( report, fromJest, code );
	},
};

/**
 * Everything that `npm test` does, in the order in which it is begun.
 *
 * @type {readonly Step[]}
 */
export const STEPS = [
	preparation( SETUP, 'tools/setup/cli.mjs' ),
	gate( BUILD ),
	preparation( DEMO, 'tools/demo/build.mjs' ),
	gate( 'check:types' ),
	gate( 'check:eslint' ),
	unit,
	gate( 'check:php-types', [ SETUP ] ),
	gate( 'check:php-security', [ SETUP ] ),
	gate( 'check:php-format', [ SETUP ] ),
	gate( 'check:styles' ),
	gate( 'check:format' ),
	gate( 'check:dead-code' ),
	gate( 'check:contracts' ),
	gate( 'check:layers' ),
	gate( 'check:leaks' ),
	gate( 'check:languages', [ BUILD ] ),
	gate( 'check:size', [ BUILD ] ),
	gate( 'check:assets', [ BUILD ] ),
	gate( 'zip', [ BUILD ] ),
	nodeTests(
		'node:test',
		[
			'tools/site/test',
			'tools/gates',
			'tools/test',
			'tools/build',
			'tools/contracts',
			'tools/demo',
			'tools/bench',
		],
		[ SETUP, BUILD ]
	),
	// The longest that leaves a place free comes first, so that the others fill it.
	browser( 'Playwright wp-env', {
		site: 'test-wp-env',
		options: [ '--runtime', 'wp-env' ],
		tests: async () =>
			( await chooseEngine() ) === 'docker'
				? [ '--grep', '@smoke', '--workers', '1' ]
				: IN_WEBASSEMBLY,
	} ),
	phpUnit( '7.1', 'sqlite' ),
	phpUnit( '6.8', 'mysql' ),
	phpUnit( '6.8', 'sqlite' ),
	phpUnit( '7.1', 'mysql' ),
	phpUnit( '7.1', 'sqlite', true ),
	{
		name: 'PHPUnit Redis',
		after: [ SETUP, BUILD ],
		weight: 1,
		work: testWithRedis,
	},
	browser( 'Playwright 7.1', {
		site: 'test-7.1',
		options: [ '--demo' ],
		tests: [],
		weight: 2,
	} ),
	browser( 'Playwright 6.8', {
		site: 'test-6.8',
		options: [ '--wordpress', '6.8', '--demo' ],
		tests: [ '--grep', '@smoke|@both' ],
		weight: 2,
	} ),
	browser( 'Playwright Playground', {
		site: 'test-playground',
		options: [ '--runtime', 'playground' ],
		tests: IN_WEBASSEMBLY,
	} ),
	browser( 'Playwright classic theme', {
		site: 'test-classic',
		options: [],
		prepare: 'e2e/support/php/use-classic-theme.php',
		tests: [ '--grep', '@classic' ],
	} ),
	browser( 'Playwright installed zip', {
		site: 'test-zip',
		options: [ '--plugin', 'build/larder.zip' ],
		tests: [ '--grep', '@smoke' ],
		after: [ 'zip' ],
	} ),
	browser( 'Playwright MariaDB', {
		site: 'test-mysql',
		options: [ '--db', 'mysql' ],
		tests: [ '--grep', '@smoke' ],
	} ),
	{
		name: 'Playwright behind Varnish',
		after: [ SETUP, BUILD ],
		weight: 1,
		work: ( tools ) =>
			testCachedPages( tools, ( site ) =>
				playwright( tools, site, 'test-varnish', [
					'--grep',
					'@cached',
				] )
			),
	},
	{
		name: 'Votes on Galera',
		after: [ SETUP, BUILD ],
		weight: 1,
		work: testVotesOnGalera,
	},
];
