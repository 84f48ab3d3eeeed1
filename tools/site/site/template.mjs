import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder, engineVersion } from '../database/index.mjs';
import { PHP_FILES, cachePath } from '../paths.mjs';
import { buildWhole, copyFolder, exists } from '../system/files.mjs';
import { withLock } from '../system/lock.mjs';

/**
 * Names the database of a freshly installed WordPress. Whatever an install
 * depends on is part of the name, so a stored one is never out of date.
 *
 * @param {import('../wordpress-source/index.mjs').WordPressSource} source
 * @param {import('../types.mjs').DatabaseName} db
 * @return {Promise<string>} A folder's name.
 */
async function templateName( source, db ) {
	const hash = createHash( 'sha256' )
		.update( await readFile( path.join( PHP_FILES, 'install.php' ) ) )
		.update( await engineVersion( db ) )
		.digest( 'hex' )
		.slice( 0, 8 );
	return `${ source.key }-${ db }-${ hash }`;
}

/**
 * Provides a site with the database of a fresh WordPress: a copy of a stored one, or
 * one that is installed now and stored for the next site.
 *
 * @param {object} options
 * @param {import('../wordpress-source/index.mjs').WordPressSource} options.source
 * @param {import('../types.mjs').DatabaseName} options.db
 * @param {string} options.folder The site's folder.
 * @param {() => Promise<void>} options.install Fills the folder; the database is at rest afterwards.
 * @param {import('../types.mjs').Progress} options.progress
 */
export async function provideDatabase( options ) {
	const { source, db, folder, install, progress } = options;
	const data = path.join( folder, dataFolder( db ) );
	const templates = await cachePath( 'templates' );
	const name = await templateName( source, db );
	const template = path.join( templates, name );
	await withLock(
		path.join( templates, `.lock-${ name }` ),
		async () => {
			if ( await exists( template ) ) {
				await copyFolder( template, data );
				return;
			}
			await progress.step( 'Install WordPress', install );
			await buildWhole( templates, async ( partial ) => {
				await copyFolder( data, partial );
				return name;
			} );
		},
		( pid ) =>
			progress.note(
				`Waiting for process ${ pid }, which installs WordPress.`
			)
	);
}
