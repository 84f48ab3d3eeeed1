import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { portNote } from '../site/bring-up.mjs';
import { loadDemo } from '../site/demo.mjs';
import { temporaryFolder } from './temporary.mjs';

/** A progress that shows nothing. */
const SILENT = {
	/**
	 * @template T
	 * @param {string} _title
	 * @param {( update: ( text: string ) => void ) => Promise<T>} work
	 * @return {Promise<T>} What the work gives.
	 */
	step: ( _title, work ) => work( () => {} ),
	note: () => {},
};

describe( 'a site that is started twice at once', () => {
	it( 'gets the demo loaded by one after the other', async ( context ) => {
		const folder = await temporaryFolder( context );
		const before = process.env[ 'LARDER_CACHE' ];
		process.env[ 'LARDER_CACHE' ] = folder;
		context.after( () => {
			if ( before === undefined ) {
				delete process.env[ 'LARDER_CACHE' ];
			} else {
				process.env[ 'LARDER_CACHE' ] = before;
			}
		} );
		const log = path.join( folder, 'log' );
		const loader = path.join( folder, 'loader.mjs' );
		await writeFile(
			loader,
			`import { appendFileSync } from 'node:fs';
appendFileSync( ${ JSON.stringify( log ) }, 'begin ' );
setTimeout( () => appendFileSync( ${ JSON.stringify( log ) }, 'end ' ), 300 );`
		);
		/** @type {import('../types.mjs').SiteState} */
		const site = {
			name: 'twice',
			wordpress: '7.1',
			version: '7.1',
			runtime: 'native',
			db: 'sqlite',
			port: 1,
			url: '',
			php: [ process.execPath, loader ],
			core: '',
			log: '',
			ready: true,
			server: null,
			database: null,
		};
		await Promise.all( [
			loadDemo( site, SILENT ),
			loadDemo( site, SILENT ),
		] );
		assert.equal( await readFile( log, 'utf8' ), 'begin end begin end ' );
	} );

	it( 'says that a running site keeps its port', () => {
		const site = { name: 'twice', port: 8881 };
		assert.equal( portNote( site, null ), null );
		assert.equal( portNote( site, 8881 ), null );
		assert.match( portNote( site, 9000 ) ?? '', /8881.*9000/ );
	} );
} );
