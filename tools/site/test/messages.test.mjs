import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { socketOf } from '../database/mariadb.mjs';
import { SiteError, describeError, explainFileError } from '../errors.mjs';
import { packagesFor } from '../runtime/native/php.mjs';
import { phpString, renderConfig } from '../site/config.mjs';
import { shellCommand } from '../site/describe.mjs';
import { run } from '../system/run.mjs';

const CLI = fileURLToPath( new URL( '../cli.mjs', import.meta.url ) );

describe( 'a failure', () => {
	it( 'says what was tried, what is missing and what fixes it', () => {
		assert.equal(
			describeError(
				new SiteError( 'WordPress 7.1 could not be had.', {
					tried: [ 'the cache: none', 'wordpress.org: out of reach' ],
					missing: 'A network.',
					fix: 'npm run site -- start --wordpress wp.zip',
				} )
			),
			`✗ WordPress 7.1 could not be had.
  Tried:
    - the cache: none
    - wordpress.org: out of reach
  Missing: A network.
  To fix it: npm run site -- start --wordpress wp.zip`
		);
	} );

	it( 'of permission names the folder and another way', () => {
		const error = Object.assign( new Error( 'EACCES: mkdir' ), {
			code: 'EACCES',
		} );
		const explained = explainFileError( error, '/srv/cache' );
		assert.ok( explained instanceof SiteError );
		assert.match( explained.message, /\/srv\/cache/ );
		assert.match( explained.fix ?? '', /LARDER_CACHE=/ );
	} );

	it( 'that nobody foresaw keeps its stack', () => {
		assert.match(
			describeError( new TypeError( 'odd' ) ),
			/odd[\s\S]*at /
		);
		assert.equal( explainFileError( 'odd', '/x' ), 'odd' );
	} );

	it( 'reaches the terminal, with an exit code and nothing on standard output', async () => {
		const result = await run( process.execPath, [
			CLI,
			'start',
			'--port',
			'x',
		] );
		assert.equal( result.code, 1 );
		assert.equal( result.stdout, '' );
		assert.match(
			result.stderr,
			/^✗ --port cannot be "x"\.\n {2}To fix it: /
		);
	} );

	it( 'about a WordPress that is not there names what can be given', async () => {
		const result = await run( process.execPath, [
			CLI,
			'start',
			'--wordpress',
			'./no-such-folder',
		] );
		assert.equal( result.code, 1 );
		assert.match(
			result.stderr,
			/no folder or zip file \.\/no-such-folder/
		);
		assert.match( result.stderr, /--wordpress 7\.1/ );
	} );
} );

describe( 'missing extensions of PHP', () => {
	it( 'are named as packages of that PHP, each once', () => {
		assert.deepEqual(
			packagesFor(
				[ 'dom', 'SimpleXML', 'pdo_sqlite', 'mysqli', 'gd' ],
				'8.3.6'
			),
			[
				'php8.3-xml',
				'php8.3-sqlite3',
				'php8.3-mysql',
				'php8.3-gd',
			].sort( byPosition )
		);
	} );

	/**
	 * @param {string} a
	 * @param {string} b
	 */
	function byPosition( a, b ) {
		const order = [ 'xml', 'sqlite3', 'mysql', 'gd' ];
		return (
			order.indexOf( a.split( '-' )[ 1 ] ?? '' ) -
			order.indexOf( b.split( '-' )[ 1 ] ?? '' )
		);
	}
} );

describe( 'a command for the shell', () => {
	it( 'means the same parts to the shell', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array( fc.string( { unit: 'grapheme', minLength: 1 } ), {
					minLength: 1,
					maxLength: 4,
				} ),
				async ( parts ) => {
					const clean = parts.map( ( part ) =>
						part.replaceAll( '\0', '' )
					);
					const { stdout } = await run( 'sh', [
						'-c',
						`printf '%s\\0' ${ shellCommand( clean ) }`,
					] );
					assert.deepEqual(
						stdout.split( '\0' ).slice( 0, -1 ),
						clean
					);
				}
			),
			{ numRuns: 30 }
		);
	} );
} );

describe( 'the configuration of a site', () => {
	const config = {
		url: 'http://127.0.0.1:8881',
		log: 'true',
		socket: null,
		online: false,
		wal: true,
	};

	it( 'shows no errors to visitors and keeps them in the log', () => {
		const php = renderConfig( config );
		assert.match( php, /'WP_DEBUG', true/ );
		assert.match( php, /'WP_DEBUG_DISPLAY', false/ );
		assert.match( php, /'WP_HTTP_BLOCK_EXTERNAL', true/ );
	} );

	it( 'goes to the socket of its own database', () => {
		assert.match(
			renderConfig( { ...config, socket: "/a/it's/mysql.sock" } ),
			/'DB_HOST', 'localhost:\/a\/it\\'s\/mysql\.sock'/
		);
	} );

	it( 'cannot be broken by a quote or a backslash', () => {
		assert.equal( phpString( "a'b\\" ), "'a\\'b\\\\'" );
	} );
} );

describe( 'the socket of a database', () => {
	it( "is in the site's folder, or in a short one where that is too deep", () => {
		assert.equal(
			socketOf( '/srv/site' ),
			path.join( '/srv/site', 'mysql.sock' )
		);
		const deep = socketOf( `/srv/${ 'deep/'.repeat( 30 ) }` );
		assert.ok( Buffer.byteLength( deep ) <= 100 );
		assert.notEqual( deep, socketOf( `/srv/${ 'deep/'.repeat( 31 ) }` ) );
	} );
} );
