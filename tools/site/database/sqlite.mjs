import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SiteError } from '../errors.mjs';
import { unpackZip } from '../system/archive.mjs';

const FOLDER = 'sqlite-database-integration';

/**
 * Returns the archive with the SQLite driver, which ships with Playground.
 *
 * @return {string} Its path.
 */
export function sqliteArchive() {
	const require = createRequire( import.meta.url );
	try {
		return path.join(
			path.dirname(
				require.resolve( '@wp-playground/cli/package.json' )
			),
			'sqlite-database-integration.zip'
		);
	} catch ( error ) {
		throw new SiteError(
			'The SQLite driver of WordPress is not installed.',
			{
				missing: 'The package @wp-playground/cli, which brings it.',
				fix: 'npm ci',
				cause: error,
			}
		);
	}
}

/**
 * Installs the database driver of a single file for WordPress.
 *
 * @param {string} content The site's wp-content.
 */
export async function installSqliteDriver( content ) {
	const driver = path.join( content, 'mu-plugins', FOLDER );
	await unpackZip( sqliteArchive(), driver, 1 );
	const dropIn = await readFile( path.join( driver, 'db.copy' ), 'utf8' );
	await writeFile(
		path.join( content, 'db.php' ),
		dropIn
			.replace(
				"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
				`__DIR__ . '/mu-plugins/${ FOLDER }'`
			)
			.replaceAll( '{SQLITE_PLUGIN}', `${ FOLDER }/load.php` )
	);
}

/**
 * Returns the version of the package that brings the driver.
 *
 * @return {Promise<string>} Changes whenever the driver may have changed.
 */
export async function versionOfDriver() {
	const manifest = path.join(
		path.dirname( sqliteArchive() ),
		'package.json'
	);
	return JSON.parse( await readFile( manifest, 'utf8' ) ).version;
}
