import { cpSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../errors.mjs';
import { PHP_FILES, REPOSITORY } from '../paths.mjs';
import { unpackZip } from '../system/archive.mjs';
import { exists, link } from '../system/files.mjs';
import { SEAL } from '../wordpress-source/seal.mjs';
import { makeSalts } from './config.mjs';

/** A classic theme for tests, for a WordPress that brings none. */
const CLASSIC_THEME = path.join( REPOSITORY, 'e2e/fixtures/themes/larder-classic' );

/** Test helpers in mu-plugins begin like this, so that they can be told apart. */
const HELPER = 'helper-';

/**
 * Copies WordPress into a site: its own copy, so that nothing that the site
 * does to its files reaches the cache.
 *
 * @param {string} source An unpacked WordPress.
 * @param {string} folder The site's folder.
 */
export async function copyWordPress( source, folder ) {
	const core = path.join( folder, 'wordpress' );
	// Five times as fast as its asynchronous sibling.
	cpSync( source, core, {
		recursive: true,
		filter: ( file ) =>
			! [ SEAL, 'wp-config.php', '.htaccess' ].includes(
				path.relative( source, file )
			),
	} );
	await mkdir( path.join( core, 'wp-content/mu-plugins' ), { recursive: true } );
	await writeFile(
		path.join( core, 'wp-salts.php' ),
		`<?php\n${ makeSalts() }\n`
	);
	await writeFile(
		path.join( folder, 'run.php' ),
		`<?php\n$larder_core = __DIR__ . '/wordpress';\nrequire ${ JSON.stringify(
			path.join( PHP_FILES, 'run.php' )
		).replaceAll( '$', '\\$' ) };\n`
	);
}

/**
 * Puts the plugin in its place: a link to the repository, so that a change is
 * seen at once, or what was asked for instead.
 *
 * @param {string}      core
 * @param {string|null} plugin A folder or a zip file.
 */
export async function placePlugin( core, plugin ) {
	const place = path.join( core, 'wp-content/plugins/larder' );
	const source = plugin ?? REPOSITORY;
	const info = await stat( source ).catch( () => null );
	if ( info === null ) {
		throw new SiteError( `There is no plugin at ${ source }`, {
			mend: 'npm run zip makes one; or leave --plugin out.',
		} );
	}
	if ( info.isDirectory() ) {
		await link( source, place );
		return;
	}
	await rm( place, { recursive: true, force: true } );
	await unpackZip( source, place, 1 );
}

/**
 * Puts must-use plugins and the classic theme in their places. Done at each
 * start, so that a site keeps up with the repository.
 *
 * @param {string}            core
 * @param {readonly string[]} helpers PHP files of the person.
 */
export async function placeHelpers( core, helpers ) {
	const folder = path.join( core, 'wp-content/mu-plugins' );
	for ( const name of await readdir( folder ) ) {
		if ( name.startsWith( HELPER ) ) {
			await rm( path.join( folder, name ), { force: true } );
		}
	}
	await copyFile(
		path.join( PHP_FILES, 'mu-plugin.php' ),
		path.join( folder, '0-larder-site.php' )
	);
	for ( const helper of helpers ) {
		if ( ! ( await exists( helper ) ) ) {
			throw new SiteError( `There is no file ${ helper }`, {
				mend: 'Name a PHP file: --mu path/to/helper.php',
			} );
		}
		await link(
			path.resolve( helper ),
			path.join( folder, HELPER + path.basename( helper ) )
		);
	}
	if ( await exists( CLASSIC_THEME ) ) {
		await link(
			CLASSIC_THEME,
			path.join( core, 'wp-content/themes/larder-classic' )
		);
	}
}
