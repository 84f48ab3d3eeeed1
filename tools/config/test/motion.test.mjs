import assert from 'node:assert/strict';
import test from 'node:test';
import stylelint from 'stylelint';
import motion from '../stylelint/motion.mjs';

/**
 * Lints a style.
 *
 * @param {string} code
 * @return {Promise<string[]>} What is wrong.
 */
async function faults( code ) {
	const { results } = await stylelint.lint( {
		code,
		config: { plugins: [ motion ], rules: { 'larder/motion': true } },
	} );
	return results.flatMap( ( { warnings } ) =>
		warnings.map( ( { text } ) => text )
	);
}

test( 'what moves whatever the visitor has asked for is reported', async () => {
	const [ fault = '', ...others ] = await faults(
		'a { transition: opacity 0.2s; }'
	);
	assert.match( fault, /"transition" belongs/ );
	assert.deepEqual( others, [] );
	const reduced = await faults(
		'@media (prefers-reduced-motion: reduce) { a { animation: x 0.2s; } }'
	);
	assert.equal( reduced.length, 1 );
} );

test( 'what moves for long is reported', async () => {
	const found = await faults(
		'@media (prefers-reduced-motion: no-preference) { a { transition: opacity 0.3s; animation-duration: 400ms; } }'
	);
	assert.match( found.join( '\n' ), /^0\.3s is longer.*\n400ms is longer/ );
} );

test( 'short motion of those who have not asked for less is fine, and so is none', async () => {
	assert.deepEqual(
		await faults(
			'a { animation: none; } @media (width > 1px) and (prefers-reduced-motion: no-preference) { a { &.b { transition: opacity 0.15s ease-out 0.1s, translate 200ms; } } }'
		),
		[]
	);
} );
