import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startDatabase, stopDatabase } from '../database/index.mjs';
import { installSqliteDriver } from '../database/sqlite.mjs';
import { SiteError } from '../errors.mjs';
import { PHP_FILES } from '../paths.mjs';
import { lastLines } from '../system/run.mjs';
import { renderConfig } from './config.mjs';
import { copyWordPress, placePlugin, placeSitePlugin } from './lay-out.mjs';
import { provideDatabase } from './template.mjs';

/**
 * Runs a PHP file, without WordPress around it.
 *
 * @typedef {( folder: string, args: string[] ) => Promise<import('../system/run.mjs').RunResult>} RunPhp
 */

/**
 * Writes the wp-config.php of a site.
 *
 * @param {string} folder The site's folder.
 * @param {import('./config.mjs').SiteConfig} config
 */
export async function writeConfig( folder, config ) {
	await writeFile(
		path.join( folder, 'wordpress/wp-config.php' ),
		renderConfig( config )
	);
}

/**
 * Installs WordPress into the empty database of a site.
 *
 * @param {string} folder The site's folder.
 * @param {import('../types.mjs').DatabaseName} db
 * @param {RunPhp} runPhp
 * @param {import('../types.mjs').Progress} progress
 */
async function installWordPress( folder, db, runPhp, progress ) {
	const database = await startDatabase( db, folder, progress );
	try {
		await writeConfig( folder, {
			url: 'http://127.0.0.1',
			log: 'false',
			socket: database?.socket ?? null,
			online: false,
			// Not every runtime can read a database that has one.
			wal: false,
		} );
		const { code, stdout, stderr } = await runPhp( folder, [
			path.join( PHP_FILES, 'install.php' ),
			path.join( folder, 'wordpress' ),
		] );
		if ( code !== 0 ) {
			throw new SiteError( 'WordPress could not be installed.', {
				tried: lastLines( stderr || stdout ).split( '\n' ),
				fix: 'npm run site -- reset --cache, then start again',
			} );
		}
	} finally {
		await stopDatabase( database );
	}
}

/**
 * Fills the folder of a new site: WordPress, its database, the plugin.
 *
 * @param {import('../runtime/index.mjs').CreateContext} context
 * @param {RunPhp} runPhp
 */
export async function fillSite(
	{ folder, options, source, progress },
	runPhp
) {
	const { db } = options;
	const core = path.join( folder, 'wordpress' );
	await progress.step( 'Copy WordPress', () =>
		copyWordPress( source, folder )
	);
	if ( db === 'sqlite' ) {
		await installSqliteDriver( path.join( core, 'wp-content' ) );
	}
	await placeSitePlugin( core );
	await provideDatabase( {
		source,
		db,
		folder,
		progress,
		install: () => installWordPress( folder, db, runPhp, progress ),
	} );
	await placePlugin( core, options.plugin );
}
