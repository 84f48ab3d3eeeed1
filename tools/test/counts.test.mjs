import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	fromJUnit,
	fromJest,
	fromNodeTest,
	fromPlaywright,
	withExitCode,
} from './run/counts.mjs';
import { sumCounts, tellCounts } from './run/summary.mjs';

describe( 'the counts of npm test', () => {
	it( 'take a suite of Jest that could not run as a failure', () => {
		const report = {
			numPassedTests: 3,
			numFailedTests: 1,
			numRuntimeErrorTestSuites: 1,
			numPendingTests: 2,
			numTodoTests: 0,
		};
		assert.deepEqual( fromJest( JSON.stringify( report ) ), {
			passed: 3,
			failed: 2,
			skipped: 2,
		} );
	} );

	/** @param {number} flaky How many tests passed at their second try alone. */
	const reportOfPlaywright = ( flaky ) =>
		JSON.stringify( {
			stats: { expected: 4, unexpected: 1, flaky, skipped: 2 },
			suites: [
				{
					specs: [
						{
							title: 'scales',
							file: 'soup.spec.ts',
							line: 7,
							tests: [ { status: 'flaky' } ],
						},
					],
					suites: [
						{
							specs: [
								{
									title: 'ticks',
									file: 'soup.spec.ts',
									line: 9,
									tests: [ { status: 'expected' } ],
								},
							],
						},
					],
				},
			],
		} );

	it( 'name a browser test that passed at its second try alone', () => {
		assert.deepEqual( fromPlaywright( reportOfPlaywright( 1 ) ), {
			passed: 5,
			failed: 1,
			skipped: 2,
			retried: [ 'soup.spec.ts:7 scales' ],
		} );
	} );

	it( 'take second tries as failures where there are many', () => {
		const counts = fromPlaywright( reportOfPlaywright( 4 ) );
		assert.equal( counts.passed, 4 );
		assert.equal( counts.failed, 5 );
	} );

	it( 'read the outermost suite of PHPUnit', () => {
		const xml = `<?xml version="1.0"?>
<testsuites>
  <testsuite name="all" tests="10" assertions="40" errors="1" failures="2" skipped="3" time="1">
    <testsuite name="inner" tests="4" assertions="9" errors="0" failures="0" skipped="0" time="1"/>
  </testsuite>
</testsuites>`;
		assert.deepEqual( fromJUnit( xml ), {
			passed: 4,
			failed: 3,
			skipped: 3,
		} );
	} );

	it( 'read the last counts of node:test', () => {
		const tap =
			'# pass 1\nok\n# pass 7\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n';
		assert.deepEqual( fromNodeTest( tap ), {
			passed: 7,
			failed: 2,
			skipped: 2,
		} );
	} );

	it( 'refuse a report of node:test without counts', () => {
		assert.throws( () => fromNodeTest( 'ok 1' ) );
	} );

	it( 'never let a runner that died pass', () => {
		const counts = { passed: 5, failed: 0, skipped: 0 };
		assert.equal( withExitCode( counts, 1 ).failed, 1 );
		assert.deepEqual( withExitCode( counts, 0 ), counts );
	} );

	it( 'end in one line that names skipped tests only when there are any', () => {
		const sum = sumCounts( [
			{ passed: 5, failed: 0, skipped: 0 },
			{ passed: 2, failed: 1, skipped: 0 },
		] );
		assert.equal( tellCounts( sum ), '7 passed, 1 failed' );
		assert.equal(
			tellCounts( { ...sum, skipped: 2 } ),
			'7 passed, 1 failed, 2 skipped'
		);
	} );
} );
