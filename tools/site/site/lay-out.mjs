import {
	copyFile,
	mkdir,
	readdir,
	rm,
	stat,
	writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../errors.mjs';
import { PHP_FILES, REPOSITORY } from '../paths.mjs';
import { unpackZip } from '../system/archive.mjs';
import { copyFolder, exists, link, linkFolder } from '../system/files.mjs';
import { makeSalts } from './config.mjs';

/** A classic theme for tests, for a WordPress that brings none. */
const CLASSIC_THEME = path.join(
	REPOSITORY,
	'e2e/fixtures/themes/larder-classic'
);

/** Test helpers in mu-plugins begin like this, so that they can be told apart. */
const HELPER = 'helper-';

/** What WordPress and its plugins never write to; the site plugin sees to it. */
const READ_ONLY = [ 'wp-admin', 'wp-includes' ];

/**
 * Copies WordPress into a site. What a site never writes to is linked, which
 * makes the difference between one second and a tenth.
 *
 * @param {import('../wordpress-source/index.mjs').WordPressSource} source
 * @param {string} folder The site's folder.
 */
export async function copyWordPress( source, folder ) {
	const core = path.join( folder, 'wordpress' );
	await mkdir( core );
	for ( const name of await readdir( source.folder ) ) {
		const from = path.join( source.folder, name );
		const to = path.join( core, name );
		if ( source.ours && READ_ONLY.includes( name ) ) {
			linkFolder( from, to );
		} else if ( name === 'wp-content' ) {
			await copyContent( from, to );
		} else if ( READ_ONLY.includes( name ) ) {
			await copyFolder( from, to );
		} else if (
			/\.(php|txt|html)$/.test( name ) &&
			name !== 'wp-config.php'
		) {
			await copyFile( from, to );
		}
	}
	await mkdir( path.join( core, 'wp-content/mu-plugins' ), {
		recursive: true,
	} );
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
 * Copies themes, plugins and translations, but nothing that a site has made:
 * neither uploads nor a database nor drop-ins.
 *
 * @param {string} source
 * @param {string} target
 */
async function copyContent( source, target ) {
	await mkdir( target );
	for ( const name of [ 'themes', 'plugins', 'languages' ] ) {
		if ( await exists( path.join( source, name ) ) ) {
			await copyFolder(
				path.join( source, name ),
				path.join( target, name )
			);
		}
	}
}

/**
 * Installs the plugin: a link to the repository, so that a change is
 * seen at once, or what was requested instead.
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
			fix: 'npm run zip makes one; or leave --plugin out.',
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
 * Installs the must-use plugin of every site.
 *
 * @param {string} core
 */
export async function placeSitePlugin( core ) {
	await copyFile(
		path.join( PHP_FILES, 'mu-plugin.php' ),
		path.join( core, 'wp-content/mu-plugins/0-larder-site.php' )
	);
}

/**
 * Installs the classic theme and the person's must-use plugins.
 * Done at each start, so that a site keeps up with the repository.
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
	await placeSitePlugin( core );
	for ( const helper of helpers ) {
		if ( ! ( await exists( helper ) ) ) {
			throw new SiteError( `There is no file ${ helper }`, {
				fix: 'Name a PHP file: --mu path/to/helper.php',
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
