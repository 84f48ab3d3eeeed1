import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { zipSync, strToU8 } from 'fflate';
import { unpackZip } from '../system/archive.mjs';
import { onInterrupt, undoAll } from '../system/interrupt.mjs';
import { withLock } from '../system/lock.mjs';
import { choosePort, isFree } from '../system/ports.mjs';
import { identify, isRunning, stopProcess } from '../system/processes.mjs';
import { run } from '../system/run.mjs';
import { temporaryFolder } from './temporary.mjs';

describe( 'the choice of a port', () => {
	it( 'takes the wanted one when it is free', async () => {
		assert.equal(
			await choosePort( 9000, new Set(), async () => true ),
			9000
		);
	} );

	it( 'takes the next one when it is taken, and none of another site', async () => {
		const free = async ( /** @type {number} */ port ) => port !== 9000;
		assert.equal(
			await choosePort( 9000, new Set( [ 9001 ] ), free ),
			9002
		);
	} );

	it( 'gives up after a while and says how to go on', async () => {
		await assert.rejects(
			choosePort( 65_500, new Set(), async () => false ),
			( /** @type {import('../errors.mjs').SiteError} */ error ) =>
				/no free port/.test( error.message ) &&
				/65500 to 65535/.test( error.tried.join() ) &&
				/--port/.test( error.fix ?? '' )
		);
	} );

	it( 'notices a server that listens', async ( context ) => {
		const server = createServer().listen( 0, '127.0.0.1' );
		context.after( () => server.close() );
		await once( server, 'listening' );
		const address = server.address();
		assert.ok( typeof address === 'object' && address !== null );
		assert.equal( await isFree( address.port ), false );
	} );
} );

describe( 'a lock', () => {
	it( 'lets several processes work one after the other', async ( context ) => {
		const folder = await temporaryFolder( context );
		const counter = path.join( folder, 'counter' );
		await writeFile( counter, '0' );
		const lock = fileURLToPath(
			new URL( '../system/lock.mjs', import.meta.url )
		);
		const script = `
			import { readFile, writeFile } from 'node:fs/promises';
			import { withLock } from ${ JSON.stringify( lock ) };
			const counter = ${ JSON.stringify( counter ) };
			for ( let i = 0; i < 5; i++ ) {
				await withLock( counter + '.lock', async () => {
					const before = Number( await readFile( counter, 'utf8' ) );
					await new Promise( setImmediate );
					await writeFile( counter, String( before + 1 ) );
				} );
			}`;
		const workers = Array.from( { length: 4 }, () =>
			run( process.execPath, [ '--input-type=module', '-e', script ] )
		);
		for ( const { code, stderr } of await Promise.all( workers ) ) {
			assert.equal( code, 0, stderr );
		}
		assert.equal( await readFile( counter, 'utf8' ), '20' );
		assert.deepEqual( await readdir( folder ), [ 'counter' ] );
	} );

	it( 'is taken over from a process that has died', async ( context ) => {
		const file = path.join( await temporaryFolder( context ), 'lock' );
		await writeFile(
			file,
			JSON.stringify( { pid: process.pid, born: 'long ago' } )
		);
		assert.equal( await withLock( file, async () => 'mine' ), 'mine' );
	} );

	it( 'is given back when the work fails', async ( context ) => {
		const file = path.join( await temporaryFolder( context ), 'lock' );
		await assert.rejects(
			withLock( file, () => Promise.reject( new Error( 'no' ) ) ),
			/no/
		);
		assert.equal( await withLock( file, async () => 'again' ), 'again' );
	} );
} );

describe( 'the end of a process', () => {
	/** @return {Promise<import('../types.mjs').ProcessIdentity[]>} A process that ignores a polite end, and its child. */
	async function family() {
		const script = `
			const child = require( 'node:child_process' ).spawn( process.execPath, [ '-e', 'setInterval( () => {}, 1000 )' ] );
			process.on( 'SIGTERM', () => {} );
			console.log( child.pid );
			setInterval( () => {}, 1000 );`;
		const child = spawn( process.execPath, [ '-e', script ], {
			detached: true,
			stdio: [ 'ignore', 'pipe', 'ignore' ],
		} );
		const [ line ] = await once( child.stdout, 'data' );
		child.stdout.destroy();
		child.unref();
		assert.ok( child.pid !== undefined );
		const identities = await Promise.all(
			[ child.pid, Number( line ) ].map( identify )
		);
		return identities.filter( ( identity ) => identity !== null );
	}

	it( 'comes for the whole group, by force when it must', async () => {
		const [ parent, child ] = await family();
		assert.ok( parent && child );
		assert.equal( await stopProcess( parent, 200 ), true );
		assert.equal( await isRunning( parent ), false );
		// The system ends the members of a group one after the other.
		const deadline = Date.now() + 2_000;
		while ( Date.now() < deadline && ( await isRunning( child ) ) ) {
			await new Promise( setImmediate );
		}
		assert.equal( await isRunning( child ), false );
	} );

	it( 'does not come for another that has its number now', async () => {
		const [ parent ] = await family();
		assert.ok( parent );
		try {
			const stranger = { pid: parent.pid, born: 'long ago' };
			assert.equal( await stopProcess( stranger ), false );
			assert.equal( await isRunning( parent ), true );
		} finally {
			await stopProcess( parent, 200 );
		}
	} );
} );

describe( 'a zip file', () => {
	/**
	 * @param {string} folder
	 * @param {Record<string, string>} files
	 */
	async function zip( folder, files ) {
		const archive = path.join( folder, 'archive.zip' );
		const entries = Object.entries( files ).map(
			( [ name, text ] ) =>
				/** @type {const} */ ( [ name, strToU8( text ) ] )
		);
		await writeFile( archive, zipSync( Object.fromEntries( entries ) ) );
		return archive;
	}

	it( 'is unpacked without its outermost folder', async ( context ) => {
		const folder = await temporaryFolder( context );
		const archive = await zip( folder, {
			'wordpress/index.php': 'index',
			'wordpress/wp-includes/a.php': 'a',
		} );
		await unpackZip( archive, path.join( folder, 'out' ), 1 );
		assert.equal(
			await readFile(
				path.join( folder, 'out/wp-includes/a.php' ),
				'utf8'
			),
			'a'
		);
	} );

	it( 'cannot write outside of its folder', async ( context ) => {
		const folder = await temporaryFolder( context );
		const archive = await zip( folder, { 'x/../../evil.php': 'evil' } );
		await assert.rejects(
			unpackZip( archive, path.join( folder, 'out' ), 1 ),
			/outside of its folder/
		);
		assert.deepEqual( await readdir( folder ), [ 'archive.zip' ] );
	} );

	it( 'is refused in plain words when it is damaged', async ( context ) => {
		const folder = await temporaryFolder( context );
		const archive = path.join( folder, 'half.zip' );
		await writeFile(
			archive,
			'PK\u0003\u0004 and then the network was gone'
		);
		await assert.rejects( unpackZip( archive, folder ), /is damaged/ );
	} );
} );

describe( 'what is undone at an interrupt', () => {
	it( 'is all of it, the latest first, also where one thing cannot be', async ( context ) => {
		/** @type {string[]} */
		const undone = [];
		const told = context.mock.method( process.stderr, 'write', () => true );
		onInterrupt( () => undone.push( 'first' ) );
		onInterrupt( () => Promise.reject( new Error( 'It is gone.' ) ) );
		onInterrupt( () => undone.push( 'last' ) );
		const forget = onInterrupt( () => undone.push( 'forgotten' ) );
		forget();
		await undoAll();
		await undoAll();
		assert.deepEqual( undone, [ 'last', 'first' ] );
		assert.deepEqual( told.mock.calls[ 0 ]?.arguments, [
			'It is gone.\n',
		] );
	} );
} );
