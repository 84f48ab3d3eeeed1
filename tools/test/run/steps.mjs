import { chooseEngine } from '../../site/runtime/wp-env/command.mjs';
import { browser, playwright } from './browser-step.mjs';
import { testVotesOnGalera } from './galera-step.mjs';
import { testWithRedis } from './redis-step.mjs';
import {
	BUILD,
	DEMO,
	gate,
	nodeTests,
	phpUnit,
	preparation,
	SETUP,
	unit,
} from './step-kinds.mjs';
import { testCachedPages } from './varnish-step.mjs';

/** @typedef {import('./types.mjs').Step} Step */

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

/** What shows that a site runs at all. */
const ONE_PAGE = [ 'smoke.spec.ts', '--grep', 'scaled and ticked' ];

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
	gate( 'check:size', [ SETUP, BUILD, DEMO ] ),
	gate( 'check:assets', [ BUILD ] ),
	gate( 'check:direct-access', [ BUILD ] ),
	gate( 'zip', [ BUILD ] ),
	nodeTests(
		'node:test',
		[
			'tools/site/test',
			'tools/gates',
			'tools/test',
			'tools/build',
			'tools/config',
			'tools/contracts',
			'tools/demo',
			'tools/new-block',
			'tools/bench',
			'tools/directory',
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
	// Two runs have every test on both versions and both databases; what has SQL of its own runs where they cross, too.
	phpUnit( '7.1', 'sqlite' ),
	phpUnit( '6.8', 'mysql' ),
	phpUnit( '6.8', 'sqlite', { isStorage: true } ),
	phpUnit( '7.1', 'mysql', { isStorage: true } ),
	phpUnit( '7.1', 'sqlite', { isNetwork: true } ),
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
		// Where Docker does not answer, wp-env runs the same WebAssembly, and all of these tests.
		tests: async () =>
			( await chooseEngine() ) === 'docker' ? IN_WEBASSEMBLY : ONE_PAGE,
	} ),
	browser( 'Playwright classic theme', {
		site: 'test-classic',
		options: [],
		prepare: 'e2e/support/php/use-classic-theme.php',
		tests: [ '--grep', '@classic' ],
	} ),
	browser( 'Playwright installed zip on MariaDB', {
		site: 'test-zip',
		options: [ '--plugin', 'build/larder.zip', '--db', 'mysql' ],
		tests: [ '--grep', '@smoke' ],
		after: [ 'zip' ],
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
