/** The live preview of the plugin directory. Reads the built demo, which is made where it is missing. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { run } from '../../site/system/run.mjs';
import { REPOSITORY } from '../../site/paths.mjs';
import { makeBlueprint } from '../blueprint.mjs';

describe( 'the blueprint of the live preview', () => {
	/** @type {string} */
	let text;

	before( async () => {
		await run( process.execPath, [ 'tools/demo/build.mjs', '--if-stale' ], {
			cwd: REPOSITORY,
		} );
		text = JSON.stringify(
			await makeBlueprint( {
				resource: 'wordpress.org/plugins',
				slug: 'larder',
			} )
		);
	} );

	it( 'opens a recipe of the demo', () => {
		assert.match( text, /"landingPage":"\/recipe\/guacamole\/"/ );
		assert.match( text, /avocado/ );
	} );

	it( 'fetches nothing but WordPress and the plugin', () => {
		const addresses = text.match( /https?:\/\/[^"\\\s/]+/g ) ?? [];
		assert.deepEqual(
			[ ...new Set( addresses ) ].filter(
				( address ) =>
					! /^https:\/\/(playground\.wordpress\.net|larder-preview\.invalid)$/.test(
						address
					)
			),
			[]
		);
	} );

	it( 'is small enough to open at once', () => {
		assert.ok( text.length < 150_000, `${ text.length }` );
	} );
} );
