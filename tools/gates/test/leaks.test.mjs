import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLeaks } from '../leaks/find.mjs';

/** Put together here, so that the check does not find this file. */
const LEAKS = [
	[ 'a home folder', [ '"', 'root', 'thing"' ].join( '/' ) ],
	[ 'a home folder of a person', [ ' ', 'home', 'anna' ].join( '/' ) ],
	[ 'a registry', [ 'https://regi', 'stry.npmjs.org/x' ].join( '' ) ],
	[ 'a private address', [ 'http://192', '168.0.1/x' ].join( '.' ) ],
	[ 'a token', `ghp_${ 'a'.repeat( 36 ) }` ],
	[ 'a login', [ 'https://anna', 'secret@host.example' ].join( ':' ) ],
];

describe( 'the search for leaks', () => {
	for ( const [ what, text = '' ] of LEAKS ) {
		it( `finds ${ what } and says where`, () => {
			const found = findLeaks( 'a.txt', `first line\n${ text }` );
			assert.equal( found.length, 1 );
			assert.match( found[ 0 ] ?? '', /^a\.txt:2: / );
		} );
	}

	for ( const text of [
		'see https://developer.wordpress.org/home/page',
		[ './work/out and ..', 'root/x' ].join( '/' ),
		'http://127.0.0.1:8881/recipe/',
		'https://registry.example/x.tgz',
		'/home/me/site',
	] ) {
		it( `leaves ${ text } alone`, () => {
			assert.deepEqual( findLeaks( 'a.txt', text ), [] );
		} );
	}
} );
