import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { REPOSITORY } from '../../site/paths.mjs';
import { filesIn } from '../files.mjs';
import { documentedHooks } from '../hooks/documented.mjs';
import { phpHooks, scriptHooks } from '../hooks/in-code.mjs';

/** @param {string} file Relative to the repository. */
const read = ( file ) => readFileSync( path.join( REPOSITORY, file ), 'utf8' );

const own = ( await filesIn( 'packages/server/src', /\.php$/ ) ).concat(
	await filesIn( 'blocks', /\.php$/ ),
	'plugin.php',
	'uninstall.php'
);
const scripts = ( await filesIn( 'blocks', /\.tsx?$/ ) ).concat(
	await filesIn( 'packages', /\.tsx?$/ )
);

/** @type {import('../hooks/in-code.mjs').Hook[]} */
const inCode = [
	...own.flatMap( ( file ) => phpHooks( read( file ), file ) ),
	...scripts.flatMap( ( file ) => scriptHooks( read( file ), file ) ),
];
const documented = documentedHooks( read( 'docs/hooks.md' ) );

describe( 'the page of hooks', () => {
	it( 'is read, and so is the code', () => {
		assert.ok( inCode.length > 25 );
		assert.ok( documented.size > 25 );
	} );

	it( 'says what each hook gives, in the names of the code', () => {
		const wrong = inCode
			.filter(
				( { name, parameters } ) =>
					documented.get( name )?.join() !== parameters.join()
			)
			.map(
				( { name, parameters, file } ) =>
					`${ file }: ${ name } gives ${ parameters.join() }, docs/hooks.md says ${ documented.get( name )?.join() ?? 'nothing' }`
			);
		assert.deepEqual( wrong, [] );
	} );

	it( 'names no hook that is gone', () => {
		const names = new Set( inCode.map( ( { name } ) => name ) );
		assert.deepEqual(
			[ ...documented.keys() ].filter( ( name ) => ! names.has( name ) ),
			[]
		);
	} );

	it( 'would notice an argument that nobody has written about', () => {
		const [ hook ] = phpHooks(
			"<?php\n/**\n * Filters.\n *\n * @param int $one One.\n */\n$x = apply_filters( 'larder_x', 1, $two );",
			'x.php'
		);
		assert.deepEqual( hook?.parameters, [ '$one', '(not described)' ] );
	} );
} );
