import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runAloud } from '../site/system/run.mjs';
import { toTheEnd, wasStopped } from './last-run.mjs';

describe( 'a run of PHPUnit', () => {
	const usual = process.env[ 'LARDER_CACHE' ];
	let folder = '';

	before( async () => {
		folder = await mkdtemp( path.join( tmpdir(), 'larder-runs-' ) );
		process.env[ 'LARDER_CACHE' ] = folder;
	} );

	after( async () => {
		if ( usual === undefined ) {
			delete process.env[ 'LARDER_CACHE' ];
		} else {
			process.env[ 'LARDER_CACHE' ] = usual;
		}
		await rm( folder, { recursive: true } );
	} );

	it( 'that ends leaves its site for the next one, also with failures', async () => {
		for ( const code of [ 0, 1, 2 ] ) {
			const ended = await toTheEnd( 'ended', async () => {
				assert.equal( wasStopped( 'ended' ), true );
				return code;
			} );
			assert.equal( ended, code );
			assert.equal( wasStopped( 'ended' ), false );
		}
	} );

	it( 'in which PHP dies has its site made anew', async () => {
		const code = await toTheEnd( 'died', () =>
			runAloud( process.execPath, [
				'--eval',
				'process.kill( process.pid, "SIGINT" )',
			] )
		);
		assert.equal( code, 130 );
		assert.equal( wasStopped( 'died' ), true );
		assert.equal( wasStopped( 'ended' ), false );
	} );

	it( 'that is stopped has its site made anew', async () => {
		await assert.rejects(
			toTheEnd( 'stopped', () => Promise.reject( new Error( '^C' ) ) )
		);
		assert.equal( wasStopped( 'stopped' ), true );
	} );
} );
