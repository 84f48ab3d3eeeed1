import { readFile } from 'node:fs/promises';

/** @typedef {import('./types.mjs').Counts} Counts */

/**
 * How many tests of one step may pass at their second try alone; a machine
 * that stalls takes one or two of them, more is a fault.
 */
const SECOND_TRIES = 3;

/**
 * Counts a step whose report is not available as one failure.
 *
 * @type {Counts}
 */
export const BROKEN = { passed: 0, failed: 1, skipped: 0 };

/**
 * Counts as a failure what ended badly without a failed test to show for it,
 * such as a runner that died.
 *
 * @param {Counts} counts
 * @param {number} code   The exit code.
 * @return {Counts} With at least one failure when the code is not 0.
 */
export function withExitCode( counts, code ) {
	return code !== 0 && counts.failed === 0
		? { ...counts, failed: 1 }
		: counts;
}

/**
 * Reads the report that Jest writes with `--json`.
 *
 * @param {string} text
 * @return {Counts} A suite that could not run counts as one failure.
 */
export function fromJest( text ) {
	const report = JSON.parse( text );
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}

/**
 * Reads the report that Playwright writes with its reporter "json".
 *
 * @param {string} text
 * @return {Counts} Names what passed at its second try alone; where that is too much it counts as failed.
 */
export function fromPlaywright( text ) {
	const { stats, suites } = JSON.parse( text );
	const isMuch = stats.flaky > SECOND_TRIES;
	return {
		passed: stats.expected + ( isMuch ? 0 : stats.flaky ),
		failed: stats.unexpected + ( isMuch ? stats.flaky : 0 ),
		skipped: stats.skipped,
		retried: suites.flatMap( retriedIn ),
	};
}

/**
 * A file or group of tests in the report of Playwright.
 *
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { status: string }[] }[]} [specs]
 */

/**
 * Finds the tests that passed at their second try alone.
 *
 * @param {Suite} suite
 * @return {string[]} Place and title of each.
 */
function retriedIn( { suites = [], specs = [] } ) {
	return [
		...specs
			.filter( ( { tests } ) =>
				tests.some( ( { status } ) => status === 'flaky' )
			)
			.map(
				( { title, file, line } ) => `${ file }:${ line } ${ title }`
			),
		...suites.flatMap( retriedIn ),
	];
}

/**
 * Reads the report that PHPUnit writes with `--log-junit`.
 *
 * @param {string} text
 * @return {Counts} Errors count as failures.
 */
export function fromJUnit( text ) {
	const suite = /<testsuite\s[^>]*>/.exec( text )?.[ 0 ] ?? '';
	/** @param {string} name */
	const number = ( name ) =>
		Number(
			new RegExp( `\\s${ name }="(\\d+)"` ).exec( suite )?.[ 1 ] ?? 0
		);
	const failed = number( 'failures' ) + number( 'errors' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped };
}

/**
 * Reads what node:test prints with its reporter "tap".
 *
 * @param {string} text
 * @return {Counts} From the lines at the end; throws when they are missing.
 */
export function fromNodeTest( text ) {
	/** @param {string} name */
	const number = ( name ) => {
		const found = [
			...text.matchAll( new RegExp( `^# ${ name } (\\d+)$`, 'gm' ) ),
		].at( -1 );
		if ( found === undefined ) {
			throw new Error( `There is no count of "${ name }".` );
		}
		return Number( found[ 1 ] );
	};
	return {
		passed: number( 'pass' ),
		failed: number( 'fail' ) + number( 'cancelled' ),
		skipped: number( 'skipped' ) + number( 'todo' ),
	};
}

/**
 * Reads the counts of a step from its report.
 *
 * @param {string} file
 * @param {( text: string ) => Counts} read
 * @param {number} code The exit code of what wrote it.
 * @return {Promise<Counts>} One failure when there is no report that can be read.
 */
export async function countsFrom( file, read, code ) {
	try {
		return withExitCode( read( await readFile( file, 'utf8' ) ), code );
	} catch {
		return BROKEN;
	}
}
