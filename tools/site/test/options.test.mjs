import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SiteError } from '../errors.mjs';
import { parseCommand, siteName } from '../options.mjs';

/**
 * @param {string[]} args
 * @return {SiteError} The refusal.
 */
function refusalOf( args ) {
	try {
		parseCommand( args );
	} catch ( error ) {
		assert.ok( error instanceof SiteError );
		return error;
	}
	return assert.fail( `accepted: ${ args.join( ' ' ) }` );
}

describe( 'the command line', () => {
	it( 'asks for WordPress 7.1 with SQLite, on the best runtime, when nothing is said', () => {
		const { command, start, named } = parseCommand( [ 'start' ] );
		assert.equal( command, 'start' );
		assert.equal( named, false );
		assert.equal( start.wordpress, '7.1' );
		assert.equal( start.db, 'sqlite' );
		assert.equal( start.runtime, null );
		assert.equal( start.activate, true );
	} );

	it( 'takes all options of a start', () => {
		const { start, named } = parseCommand(
			'start --wordpress 6.8 --runtime native --db mysql --port 9000 --url http://127.0.0.1:9181 --demo --detach --json --mu a.php --mu b.php'.split(
				' '
			)
		);
		assert.equal( named, true );
		assert.deepEqual(
			{ ...start, workers: 0 },
			{
				name: null,
				wordpress: '6.8',
				runtime: 'native',
				db: 'mysql',
				port: 9000,
				url: 'http://127.0.0.1:9181',
				workers: 0,
				plugin: null,
				mu: [ 'a.php', 'b.php' ],
				demo: true,
				detach: true,
				json: true,
				fresh: false,
				online: false,
				activate: true,
			}
		);
	} );

	it( 'shows help when nothing is asked for', () => {
		assert.equal( parseCommand( [] ).help, true );
		assert.equal( parseCommand( [ 'start', '-h' ] ).help, true );
	} );

	for ( const [ args, message, fix ] of /** @type {const} */ ( [
		[
			'strat',
			'There is no command "strat".',
			'start, stop, status, reset',
		],
		[ 'start now', 'Nothing known as "now".', '--help' ],
		[ 'start --prot 1', "'--prot'", '--help' ],
		[ 'start --runtime docker', '--runtime cannot be "docker".', 'wp-env' ],
		[ 'start --db postgres', '--db cannot be "postgres".', 'mysql' ],
		[ 'start --port 80', '--port cannot be "80".', '1024 to 65535' ],
		[ 'start --port 8e3', '--port cannot be "8e3".', 'whole number' ],
		[ 'start --port 70000', '--port cannot be "70000".', '65535' ],
		[ 'start --url recipes', '--url cannot be "recipes".', 'host' ],
		[ 'start --workers 0', '--workers cannot be "0".', '1 to 64' ],
		[ 'start --name ../up', '--name cannot be "../up".', 'letters' ],
		[
			'start --runtime playground --db mysql',
			'Playground has SQLite only.',
			'--runtime native',
		],
	] ) ) {
		it( `refuses "${ args }" and says what to do`, () => {
			const refusal = refusalOf( args.split( ' ' ) );
			assert.match( refusal.message, new RegExp( escape( message ) ) );
			assert.match( refusal.fix ?? '', new RegExp( escape( fix ) ) );
		} );
	}
} );

describe( 'the name of a site', () => {
	/** @param {string} wordpress */
	const nameFor = ( wordpress ) =>
		siteName( { name: null, wordpress, db: 'sqlite' }, 'native' );

	it( 'tells sites on different ground apart', () => {
		const names = [
			'7.1',
			'6.8',
			'./wordpress',
			'wp.zip',
			'/srv/trunk',
		].map( nameFor );
		assert.equal( new Set( names ).size, names.length );
		assert.equal( names[ 0 ], 'native-sqlite-7.1' );
	} );

	it( 'can be a folder', () => {
		for ( const name of [ '../../etc', '/a b/c', 'C:\\wp\\trunk' ].map(
			nameFor
		) ) {
			assert.match( name, /^[a-z0-9][a-z0-9.-]*$/i );
		}
	} );

	it( 'is the one that was chosen', () => {
		assert.equal(
			siteName(
				{ name: 'mine', wordpress: '7.1', db: 'mysql' },
				'native'
			),
			'mine'
		);
	} );
} );

/**
 * @param {string} text
 * @return {string} It, as a pattern for itself.
 */
function escape( text ) {
	return text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
}
