import { readFile } from 'node:fs/promises';

/** @typedef {import('./types.mjs').Counts} Counts */

/**
 * Counts a step whose report cannot be had as one failure.
 *
 * @type {Counts}
 */
export const BROKEN = { passed: 0, failed: 1, skipped: 0 };

/**
 * Makes a failure of what ended badly without a failed test to show for it,
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
 * @return {Counts} What only passed at a second try counts as failed.
 */
export function fromPlaywright( text ) {
	const { stats } = JSON.parse( text );
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky,
		skipped: stats.skipped,
	};
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
