import { stopProcess } from '../system/processes.mjs';
import {
	SHUTDOWN_PATIENCE,
	requireMariaDb,
	startMariaDb,
	versionOfMariaDb,
} from './mariadb.mjs';
import { versionOfDriver } from './sqlite.mjs';

/**
 * A database server that runs for one site.
 *
 * @typedef {object} Database
 * @property {import('../types.mjs').ProcessIdentity} process
 * @property {string} socket
 */

/**
 * Makes sure that this machine has a database, before anything else is done.
 *
 * @param {import('../types.mjs').DatabaseName} db
 * @param {import('../types.mjs').Progress} progress
 */
export async function requireDatabase( db, progress ) {
	if ( db === 'mysql' ) {
		await requireMariaDb( progress );
	}
}

/**
 * Starts the database server of a site.
 *
 * @param {import('../types.mjs').DatabaseName} db
 * @param {string} folder The site's folder.
 * @param {import('../types.mjs').Progress} progress
 * @return {Promise<Database|null>} Null when the database needs no server.
 */
export async function startDatabase( db, folder, progress ) {
	return db === 'sqlite' ? null : startMariaDb( folder, progress );
}

/**
 * Stops a database server, and waits until its files are at rest.
 *
 * @param {Database|null} database
 */
export async function stopDatabase( database ) {
	if ( database !== null ) {
		await stopProcess( database.process, SHUTDOWN_PATIENCE );
	}
}

/**
 * Returns the folder where a site's database has its files.
 *
 * @param {import('../types.mjs').DatabaseName} db
 * @return {string} Relative to the site's folder.
 */
export function dataFolder( db ) {
	return db === 'sqlite' ? 'wordpress/wp-content/database' : 'mysql';
}

/**
 * Returns the version of what will read the database's files.
 *
 * @param {import('../types.mjs').DatabaseName} db
 * @return {Promise<string>} Another version may not be able to read them.
 */
export async function engineVersion( db ) {
	return db === 'sqlite' ? versionOfDriver() : versionOfMariaDb();
}
