import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextStep } from './run/schedule.mjs';

/** @typedef {import('./run/types.mjs').Step} Step */

/**
 * @param {string}        name
 * @param {Partial<Step>} [step]
 * @return {Step} A step that does nothing.
 */
const step = ( name, { weight = 1, after = [], ...rest } = {} ) => ( {
	name,
	weight,
	after,
	work: async () => ( { passed: 1, failed: 0, skipped: 0 } ),
	...rest,
} );

const browser = step( 'browser', { weight: 2 } );
const types = step( 'types', { isBackground: true } );
const lint = step( 'lint', { isBackground: true } );
const php = step( 'php' );
const everythingEnded = () => true;

describe( 'the step to begin next', () => {
	it( 'is the first for which there is room', () => {
		assert.equal(
			nextStep( [ browser, php ], [], everythingEnded ),
			browser
		);
		assert.equal(
			nextStep( [ browser, php ], [ step( 'zip' ) ], everythingEnded ),
			php
		);
		assert.equal(
			nextStep( [ php ], [ browser ], everythingEnded ),
			undefined
		);
	} );

	it( 'waits for those it needs', () => {
		const needing = step( 'needing', { after: [ 'build' ] } );
		assert.equal(
			nextStep( [ needing, php ], [], ( name ) => name !== 'build' ),
			php
		);
	} );

	it( 'runs in the background beside what takes all places, one at a time', () => {
		assert.equal(
			nextStep( [ php, types, lint ], [ browser ], everythingEnded ),
			types
		);
		assert.equal(
			nextStep( [ php, lint ], [ browser, types ], everythingEnded ),
			undefined
		);
	} );

	it( 'is not held up by what runs in the background', () => {
		assert.equal(
			nextStep( [ browser ], [ types, lint ], everythingEnded ),
			browser
		);
	} );

	it( 'runs in the background in each place that is free', () => {
		assert.equal( nextStep( [ lint ], [ types ], everythingEnded ), lint );
		assert.equal(
			nextStep( [ lint ], [ types, php ], everythingEnded ),
			undefined
		);
	} );
} );
