import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorsOf, isInstalled } from '../../setup/dependencies.mjs';

describe( 'the dependencies', () => {
	const lock = {
		packages: {
			'': {},
			'packages/quantity': {},
			'node_modules/a': { version: '1.0.0' },
			'node_modules/other-system': { version: '1.0.0', optional: true },
			'node_modules/@larder/quantity': { link: true },
		},
	};

	it( 'are in place when all that this system needs has the right version', () => {
		const installed = {
			packages: { 'node_modules/a': { version: '1.0.0' } },
		};
		assert.equal( isInstalled( lock, installed ), true );
	} );

	it( 'are not when one is missing or has another version', () => {
		assert.equal( isInstalled( lock, { packages: {} } ), false );
		const older = { packages: { 'node_modules/a': { version: '0.9.0' } } };
		assert.equal( isInstalled( lock, older ), false );
	} );

	it( 'tell in a few lines why they cannot be installed', () => {
		const output = `npm warn EBADENGINE odd
npm error code ENOTFOUND
npm error
npm error network request to https://registry.example/a failed
npm error A complete log of this run can be found in: /home/me/.npm/x.log
`;
		assert.deepEqual( errorsOf( output ), [
			'code ENOTFOUND',
			'network request to https://registry.example/a failed',
		] );
	} );
} );
