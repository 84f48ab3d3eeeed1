import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import {
	countsFrom,
	fromJUnit,
	fromJest,
	fromNodeTest,
	withExitCode,
} from './counts.mjs';

/** @typedef {import('./types.mjs').Step} Step */

const require = createRequire( import.meta.url );

/** Installs what is missing on the machine; all that runs PHP or a browser needs it. */
export const SETUP = 'set up the machine';

/** Builds the content that demo sites load. */
export const DEMO = 'build the demo content';

/** Its result is what sites and sizes are about. */
export const BUILD = 'check:build';

/**
 * Returns the path of a file.
 *
 * @param {string} file Relative to the repository.
 * @return {string} Its path.
 */
export const script = ( file ) => path.join( REPOSITORY, file );

/**
 * Creates a step of a script of package.json, which counts as one test.
 *
 * @param {string}   name
 * @param {string[]} after
 * @return {Step} The step.
 */
export function gate( name, after = [] ) {
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
 * Creates a step of tests that node:test runs.
 *
 * @param {string}            name
 * @param {readonly string[]} patterns Globs.
 * @param {string[]}          after
 * @param {NodeJS.ProcessEnv} env
 * @return {Step} The step.
 */
export function nodeTests( name, patterns, after = [], env = {} ) {
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
 * Creates a step of PHPUnit in one environment.
 *
 * @param {string}                                          wordpress
 * @param {string}                                          db
 * @param {{ isNetwork?: boolean, isStorage?: boolean }} [how]            `isNetwork`: whether the tests of a network of sites run, in one. `isStorage`: whether only those run that have SQL of their own, with a tenth of the random writes after which the index is compared with its reference.
 * @return {Step} The step.
 */
export function phpUnit( wordpress, db, { isNetwork, isStorage } = {} ) {
	return {
		name: `PHPUnit ${ wordpress } ${ db }${ isNetwork ? ' network' : '' }${ isStorage ? ' storage' : '' }`,
		after: [ SETUP, BUILD ],
		weight: 1,
		work: async ( { run, report } ) => {
			const code = await run(
				process.execPath,
				[
					script( 'tools/test/php.mjs' ),
					'--wordpress',
					wordpress,
					'--db',
					db,
					...( isNetwork ? [ '--network' ] : [] ),
					...( isStorage ? [ '--testsuite', 'storage' ] : [] ),
					'--log-junit',
					report,
				],
				isStorage ? { LARDER_CONFORMANCE_WRITES: '40' } : {}
			);
			return countsFrom( report, fromJUnit, code );
		},
	};
}

/**
 * Creates a step that others need, and which is not a test itself.
 *
 * @param {string} name
 * @param {string} file The script to run.
 * @return {Step} The step.
 */
export function preparation( name, file ) {
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

/**
 * The unit tests of TypeScript.
 *
 * @type {Step}
 */
export const unit = {
	name: 'Jest',
	// Some compare TypeScript with PHP.
	after: [ SETUP ],
	weight: 2,
	work: async ( { run, report } ) => {
		const code = await run( process.execPath, [
			require.resolve( 'jest/bin/jest' ),
			'--config',
			script( 'tools/test/jest.config.mjs' ),
			'--maxWorkers=2',
			'--json',
			`--outputFile=${ report }`,
		] );
		return countsFrom( report, fromJest, code );
	},
};
