import assert from 'node:assert/strict';
import {
	mkdir,
	readFile,
	readdir,
	rm,
	symlink,
	utimes,
	writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { SiteError } from '../errors.mjs';
import {
	buildWhole,
	copyFollowingLinks,
	linkFolder,
	removePartials,
} from '../system/files.mjs';
import { isWhole, seal } from '../wordpress-source/seal.mjs';
import { temporaryFolder } from './temporary.mjs';

/**
 * Creates a sealed folder with two files.
 *
 * @param {import('node:test').TestContext} context
 * @return {Promise<string>} Its path.
 */
async function sealedFolder( context ) {
	const folder = await temporaryFolder( context );
	await mkdir( path.join( folder, 'wp-includes' ) );
	await writeFile( path.join( folder, 'wp-load.php' ), '<?php // one' );
	await writeFile( path.join( folder, 'wp-includes/version.php' ), '<?php' );
	await seal( folder );
	return folder;
}

describe( 'a stored WordPress', () => {
	it( 'is whole as long as nobody touches it', async ( context ) => {
		const folder = await sealedFolder( context );
		assert.equal( await isWhole( folder ), true );
	} );

	it( 'is damaged when a file is missing', async ( context ) => {
		const folder = await sealedFolder( context );
		await rm( path.join( folder, 'wp-load.php' ) );
		assert.equal( await isWhole( folder ), false );
	} );

	it( 'is damaged when a file is cut short', async ( context ) => {
		const folder = await sealedFolder( context );
		await writeFile( path.join( folder, 'wp-load.php' ), '<?php' );
		assert.equal( await isWhole( folder ), false );
	} );

	it( 'is damaged when a site writes through its link to a file', async ( context ) => {
		const folder = await sealedFolder( context );
		const site = path.join( await temporaryFolder( context ), 'site' );
		linkFolder( folder, site );
		await writeFile( path.join( site, 'wp-load.php' ), '<?php // two' );
		await utimes( path.join( site, 'wp-load.php' ), 2e9, 2e9 );
		assert.equal( await isWhole( folder ), false );
	} );

	it( 'is damaged when it was never finished', async ( context ) => {
		const folder = await temporaryFolder( context );
		assert.equal( await isWhole( folder ), false );
		assert.equal( await isWhole( path.join( folder, 'absent' ) ), false );
	} );
} );

describe( 'a folder that is being built', () => {
	it( 'has its name only when it is whole', async ( context ) => {
		const parent = await temporaryFolder( context );
		const place = await buildWhole( parent, async ( folder ) => {
			await writeFile( path.join( folder, 'a' ), '1' );
			assert.deepEqual(
				( await readdir( parent ) ).filter(
					( name ) => name === 'done'
				),
				[]
			);
			return 'done';
		} );
		assert.deepEqual( await readdir( parent ), [ 'done' ] );
		assert.equal( await readFile( path.join( place, 'a' ), 'utf8' ), '1' );
	} );

	it( 'leaves the former one alone and no trace when it fails', async ( context ) => {
		const parent = await temporaryFolder( context );
		await mkdir( path.join( parent, 'done' ) );
		await writeFile( path.join( parent, 'done/a' ), 'old' );
		await assert.rejects(
			buildWhole( parent, async ( folder ) => {
				await writeFile( path.join( folder, 'a' ), 'half' );
				throw new Error( 'the network is gone' );
			} ),
			/the network is gone/
		);
		assert.deepEqual( await readdir( parent ), [ 'done' ] );
		assert.equal(
			await readFile( path.join( parent, 'done/a' ), 'utf8' ),
			'old'
		);
	} );

	for ( const [ what, error ] of /** @type {const} */ ( [
		[
			'the system',
			Object.assign( new Error( 'ENOSPC: write' ), { code: 'ENOSPC' } ),
		],
		[
			'a program',
			new Error( 'tar: x: Cannot write: No space left on device' ),
		],
	] ) ) {
		it( `says that the disk is full when ${ what } says so`, async ( context ) => {
			const parent = await temporaryFolder( context );
			await assert.rejects(
				buildWhole( parent, () => Promise.reject( error ) ),
				( /** @type {unknown} */ refusal ) =>
					refusal instanceof SiteError &&
					refusal.message.startsWith( 'The disk is full' ) &&
					/LARDER_CACHE=/.test( refusal.fix ?? '' )
			);
		} );
	}

	it( 'is cleared away later when its start was killed', async ( context ) => {
		const parent = await temporaryFolder( context );
		const wreck = path.join( parent, '.partial-old' );
		await mkdir( wreck );
		await utimes( wreck, 1e9, 1e9 );
		await mkdir( path.join( parent, '.partial-at-work' ) );
		await mkdir( path.join( parent, '7.1.4' ) );
		await removePartials( parent );
		assert.deepEqual( ( await readdir( parent ) ).sort(), [
			'.partial-at-work',
			'7.1.4',
		] );
	} );
} );

describe( 'the copy out of a tree of packages', () => {
	it( 'puts real files in the place of links, also of absolute ones', async ( context ) => {
		const tree = await temporaryFolder( context );
		const source = path.join( tree, 'usr/share/wordpress' );
		const library = path.join( tree, 'usr/share/php' );
		await mkdir( path.join( source, 'lib' ), { recursive: true } );
		await mkdir( library, { recursive: true } );
		await writeFile( path.join( library, 'Mailer.php' ), 'mailer' );
		await writeFile( path.join( source, 'wp-config.php' ), 'secret' );
		await symlink(
			'/usr/share/php/Mailer.php',
			path.join( source, 'absolute.php' )
		);
		await symlink(
			'../php/Mailer.php',
			path.join( source, 'relative.php' )
		);
		await symlink( 'relative.php', path.join( source, 'chain.php' ) );
		await symlink( '/usr/share/php', path.join( source, 'lib/php' ) );
		await symlink( '/no/where.js', path.join( source, 'broken.js' ) );
		await symlink( 'loop', path.join( source, 'loop' ) );

		const target = path.join( await temporaryFolder( context ), 'copy' );
		const broken = await copyFollowingLinks(
			source,
			target,
			tree,
			new Set( [ 'wp-config.php' ] )
		);

		assert.deepEqual( broken.sort(), [ 'broken.js', 'loop' ] );
		for ( const name of [
			'absolute.php',
			'relative.php',
			'chain.php',
			'lib/php/Mailer.php',
		] ) {
			assert.equal(
				await readFile( path.join( target, name ), 'utf8' ),
				'mailer'
			);
		}
		assert.equal(
			( await readdir( target ) ).includes( 'wp-config.php' ),
			false
		);
	} );
} );
