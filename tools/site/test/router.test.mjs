import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { findPhp } from '../runtime/native/php.mjs';
import { serve } from '../runtime/native/server.mjs';
import { choosePort } from '../system/ports.mjs';
import { stopProcess } from '../system/processes.mjs';

const php = await findPhp( 'sqlite' );

describe(
	'the web server of a site',
	{ skip: php === null && 'no PHP' },
	() => {
		const style = `body { color: red }\n`.repeat( 200 );
		let folder = '';
		let port = 0;
		/** @type {import('../types.mjs').ProcessIdentity|null} */
		let server = null;

		before( async () => {
			folder = await mkdtemp( path.join( tmpdir(), 'larder-test-' ) );
			const core = path.join( folder, 'wordpress' );
			/** @type {Record<string, string>} */
			const files = {
				'index.php':
					'<?php echo "WordPress ", $_SERVER["REQUEST_URI"], " ", $_SERVER["SCRIPT_NAME"], " ", $_SERVER["PATH_INFO"] ?? "-";',
				'wp-admin/index.php':
					'<?php echo "admin ", $_SERVER["PHP_SELF"], " ", basename( getcwd() );',
				'long.php':
					'<?php echo str_repeat( "long ", 500 ); ob_flush(); echo "page"; while ( ob_get_level() > 0 ) { ob_end_flush(); }',
				'wp-includes/images/blank.gif': 'GIF',
				'wp-content/style.css': style,
				'wp-content/film.mp4': '0123456789',
				'wp-content/database/.ht.sqlite': 'secret',
				'wp-content/database/dump.txt': 'secret',
				'.htaccess': 'secret',
			};
			for ( const [ name, text ] of Object.entries( files ) ) {
				await mkdir( path.dirname( path.join( core, name ) ), {
					recursive: true,
				} );
				await writeFile( path.join( core, name ), text );
			}
			port = await choosePort( 19_000, new Set() );
			server = await serve( {
				php: php?.command ?? '',
				folder,
				port,
				workers: 2,
			} );
		} );

		after( async () => {
			if ( server !== null ) {
				await stopProcess( server );
			}
			await rm( folder, { recursive: true, force: true } );
		} );

		it( 'is not taken for another one that has its port', async () => {
			await assert.rejects(
				serve( { php: php?.command ?? '', folder, port, workers: 2 } ),
				/has ended|ended at once/
			);
		} );

		/**
		 * Requests a path exactly as it is written.
		 *
		 * @param {string} address
		 * @param {Record<string, string>} headers
		 * @return {Promise<{ status: number|undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} The answer.
		 */
		function get( address, headers = {} ) {
			return new Promise( ( resolve, reject ) => {
				request(
					{ host: '127.0.0.1', port, path: address, headers },
					( response ) => {
						/** @type {Buffer[]} */
						const chunks = [];
						response.on( 'data', ( chunk ) =>
							chunks.push( chunk )
						);
						response.on( 'end', () =>
							resolve( {
								status: response.statusCode,
								headers: response.headers,
								body: Buffer.concat( chunks ),
							} )
						);
					}
				)
					.on( 'error', reject )
					.end();
			} );
		}

		it( 'lets WordPress answer addresses that are no files, dots included', async () => {
			for ( const address of [
				'/',
				'/lemon-cake/',
				'/wp-sitemap.xml',
				'/caf%C3%A9/',
			] ) {
				const { body } = await get( address );
				assert.equal(
					String( body ),
					`WordPress ${ address } /index.php -`
				);
			}
		} );

		it( 'runs a PHP file in its own folder and under its own name', async () => {
			const { body } = await get( '/wp-admin/' );
			assert.equal(
				String( body ),
				'admin /wp-admin/index.php wp-admin'
			);
		} );

		it( 'sends a folder without its slash to the one with it', async () => {
			const { status, headers } = await get( '/wp-admin' );
			assert.equal( status, 301 );
			assert.equal( headers.location, '/wp-admin/' );
		} );

		it( 'lets a file with a version be kept for a year, and others for less', async () => {
			const versioned = await get( '/wp-content/style.css?ver=1' );
			assert.equal(
				versioned.headers[ 'cache-control' ],
				'public, max-age=31536000, immutable'
			);
			assert.equal(
				versioned.headers[ 'content-type' ],
				'text/css; charset=utf-8'
			);
			const plain = await get( '/wp-content/style.css' );
			assert.equal(
				plain.headers[ 'cache-control' ],
				'public, max-age=3600'
			);
		} );

		it( 'compresses text for who takes it', async () => {
			const packed = await get( '/wp-content/style.css', {
				'accept-encoding': 'gzip',
			} );
			assert.equal( packed.headers[ 'content-encoding' ], 'gzip' );
			assert.ok( packed.body.length < style.length / 5 );
			assert.equal( String( gunzipSync( packed.body ) ), style );
			const plain = await get( '/wp-content/style.css' );
			assert.equal( String( plain.body ), style );
		} );

		it( 'compresses a page for who takes it, also one that comes in parts', async () => {
			const small = await get( '/long.php', {
				'Accept-Encoding': 'gzip',
			} );
			assert.equal( small.headers[ 'content-encoding' ], 'gzip' );
			assert.equal(
				gunzipSync( small.body ).toString(),
				`${ 'long '.repeat( 500 ) }page`
			);
			const plain = await get( '/long.php' );
			assert.equal( plain.headers[ 'content-encoding' ], undefined );
			assert.equal( plain.body.length, 2504 );
		} );

		it( 'answers with 304 what the browser has', async () => {
			const { headers } = await get( '/wp-content/style.css' );
			const again = await get( '/wp-content/style.css', {
				'if-none-match': headers.etag ?? '',
			} );
			assert.equal( again.status, 304 );
			assert.equal( again.body.length, 0 );
		} );

		for ( const [ range, status, body ] of /** @type {const} */ ( [
			[ 'bytes=2-4', 206, '234' ],
			[ 'bytes=7-', 206, '789' ],
			[ 'bytes=-2', 206, '89' ],
			[ 'bytes=20-', 416, '' ],
			[ 'lines=1-2', 200, '0123456789' ],
		] ) ) {
			it( `answers the range ${ range } with ${ status }`, async () => {
				const answer = await get( '/wp-content/film.mp4', { range } );
				assert.equal( answer.status, status );
				assert.equal( String( answer.body ), body );
			} );
		}

		it( 'keeps the database and hidden files to itself', async () => {
			for ( const address of [
				'/.htaccess',
				'/wp-content/database/.ht.sqlite',
				'/wp-content/database/dump.txt',
				'/wp-content/%64atabase/dump.txt',
				'/wp-content/../.htaccess',
				'/wp-content/..%2f.htaccess',
			] ) {
				const { status, body } = await get( address );
				assert.equal( status, 404, address );
				assert.doesNotMatch( String( body ), /secret/ );
			}
		} );
	}
);
