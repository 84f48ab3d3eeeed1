import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { REPOSITORY } from '../../site/paths.mjs';

const PAGE = readFileSync(
	path.join( REPOSITORY, 'docs/coverage.md' ),
	'utf8'
);

const FILES = new Set(
	execFileSync( 'git', [ 'ls-files' ], {
		cwd: REPOSITORY,
		encoding: 'utf8',
	} )
		.split( '\n' )
		.map( ( file ) => path.basename( file ) )
);

/** Where code that the page names without its beginning stands. */
const SERVER = 'packages/server/src';

describe( 'the page that says what proves the specification', () => {
	const names = [ ...PAGE.matchAll( /`([^`\s]+)`/g ) ].map(
		( [ , name = '' ] ) => name
	);

	it( 'names tests that there are', () => {
		const tests = names.filter( ( name ) =>
			/\.(spec\.ts|test\.tsx?|test\.mjs)$|Test\.php$/.test( name )
		);
		assert.ok( tests.length > 50 );
		const missing = tests.filter(
			( name ) => ! name.includes( '*' ) && ! FILES.has( name )
		);
		assert.deepEqual( missing, [] );
	} );

	it( 'names code that there is', () => {
		const code = names.filter( ( name ) =>
			/^(blocks|packages|tools)\/|^[A-Z]\w+\/\w+\.php$/.test( name )
		);
		assert.ok( code.length > 30 );
		const missing = code.filter(
			( name ) =>
				! existsSync( path.join( REPOSITORY, name ) ) &&
				! existsSync( path.join( REPOSITORY, SERVER, name ) )
		);
		assert.deepEqual( missing, [] );
	} );
} );
