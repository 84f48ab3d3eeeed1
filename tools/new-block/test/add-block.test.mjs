import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { REPOSITORY } from '../../site/paths.mjs';
import { addBlock } from '../add-block.mjs';
import { REGISTRATIONS } from '../registrations.mjs';

/** @type {string} */
let root;

before( async () => {
	root = await mkdtemp( path.join( os.tmpdir(), 'larder-new-block-' ) );
	for ( const { file } of REGISTRATIONS ) {
		await mkdir( path.join( root, path.dirname( file ) ), {
			recursive: true,
		} );
		await cp( path.join( REPOSITORY, file ), path.join( root, file ) );
	}
} );

after( () => rm( root, { recursive: true } ) );

describe( 'a new block', () => {
	it( 'gets its files, with its name as each language writes it', async () => {
		const written = await addBlock( root, [ 'wine-pairing' ] );
		assert.ok( written.includes( 'blocks/wine-pairing/block.json' ) );
		const json = JSON.parse(
			await readFile(
				path.join( root, 'blocks/wine-pairing/block.json' ),
				'utf8'
			)
		);
		assert.equal( json.name, 'larder/wine-pairing' );
		assert.equal( json.title, 'Wine pairing' );
		const renderer = await readFile(
			path.join(
				root,
				'packages/server/src/WinePairing/WinePairingRenderer.php'
			),
			'utf8'
		);
		assert.match( renderer, /final class WinePairingRenderer/ );
	} );

	it( 'calls no method of the server that is not there any more', async () => {
		const renderer = await readFile(
			path.join(
				root,
				'packages/server/src/WinePairing/WinePairingRenderer.php'
			),
			'utf8'
		);
		const calls = [ ...renderer.matchAll( /\b([A-Z]\w+)::(\w+)\(/g ) ];
		assert.ok( calls.length > 0 );
		for ( const [ call, name, method ] of calls ) {
			const [ , type = '' ] =
				new RegExp( `^use Larder\\\\(\\S+\\\\${ name });`, 'm' ).exec(
					renderer
				) ?? [];
			const file = `packages/server/src/${ type.replaceAll( '\\', '/' ) }.php`;
			assert.match(
				await readFile( path.join( REPOSITORY, file ), 'utf8' ),
				new RegExp( `static function ${ method }\\(` ),
				call
			);
		}
	} );

	it( 'is registered where renderers and stored markup are listed', async () => {
		const renderers = await readFile(
			path.join( root, 'packages/server/src/Renderers.php' ),
			'utf8'
		);
		assert.match(
			renderers,
			/@property-read WinePairing\\WinePairingRenderer \$wine_pairing /
		);
		assert.match(
			renderers,
			/'wine_pairing' +=> new WinePairing\\WinePairingRenderer\(\),/
		);
		const fixtures = await readFile(
			path.join( root, 'packages/editor/test/fixtures.test.ts' ),
			'utf8'
		);
		assert.match( fixtures, /\t'wine-pairing',\n/ );
	} );

	it( 'does not overwrite a block that is there', async () => {
		await assert.rejects( addBlock( root, [ 'wine-pairing' ] ), /already/ );
	} );

	for ( const wrong of [
		[],
		[ 'Wine' ],
		[ '../wine' ],
		[ 'wine', 'two' ],
	] ) {
		it( `needs one name in kebab-case, not “${ wrong.join( ' ' ) }”`, async () => {
			await assert.rejects( addBlock( root, wrong ), /kebab-case/ );
		} );
	}
} );
