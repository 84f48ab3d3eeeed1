import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { SiteError } from '../errors.mjs';
import { installPackages } from '../system/apt.mjs';
import { exists } from '../system/files.mjs';
import { isRunning, stopProcess } from '../system/processes.mjs';
import { findCommand, lastLines, run } from '../system/run.mjs';
import { startServer } from '../system/servers.mjs';

/** The server and the scripts that make its files, without the service. */
const PACKAGES = [ 'mariadb-server-core', 'mariadb-client' ];

/** The longest path that a socket can have on any system we know. */
const MAX_SOCKET_BYTES = 100;

/** How long the server may take to come up, in milliseconds. */
const PATIENCE = 60_000;

/** How long the server may take to put its files in order, in milliseconds. */
export const SHUTDOWN_PATIENCE = 30_000;

/** Fast rather than safe against a loss of power: the content can be made again. */
const SETTINGS = [
	'--skip-networking',
	'--skip-log-bin',
	'--character-set-server=utf8mb4',
	'--collation-server=utf8mb4_unicode_ci',
	'--innodb-log-file-size=16M',
	'--innodb-buffer-pool-size=128M',
	'--innodb-flush-log-at-trx-commit=2',
	'--innodb-fast-shutdown=1',
	'--max-connections=200',
];

/**
 * Finds a program of MariaDB, or of what came before it.
 *
 * @param {string[]} names
 * @return {Promise<string|null>} Its path.
 */
async function findFirst( names ) {
	for ( const name of names ) {
		const command = await findCommand( name );
		if ( command !== null ) {
			return command;
		}
	}
	return null;
}

/**
 * @typedef {object} Programs
 * @property {string} server
 * @property {string} installer Makes the files of an empty database.
 */

/** @return {Promise<Programs|null>} MariaDB's programs, or null when one is missing. */
async function findPrograms() {
	const server = await findFirst( [ 'mariadbd', 'mysqld' ] );
	const installer = await findFirst( [
		'mariadb-install-db',
		'mysql_install_db',
	] );
	// The installer is a script that calls this one.
	const helper = await findCommand( 'my_print_defaults' );
	return server && installer && helper ? { server, installer } : null;
}

/**
 * Returns MariaDB's programs; they are installed where that is allowed. Their
 * packages bring no service, so nothing of the system is started or changed.
 *
 * @param {import('../types.mjs').Progress} progress
 * @return {Promise<Programs>} Their paths.
 */
export async function requireMariaDb( progress ) {
	const found = await findPrograms();
	if ( found !== null ) {
		return found;
	}
	await installPackages( PACKAGES, 'MariaDB', progress );
	const installed = await findPrograms();
	if ( installed === null ) {
		throw new SiteError( 'There is no MariaDB on this machine.', {
			tried: [ `apt-get install ${ PACKAGES.join( ' ' ) }` ],
			missing: 'mariadbd, mariadb-install-db or my_print_defaults',
			fix: 'Install MariaDB, or use SQLite: npm run site -- start --db sqlite',
		} );
	}
	return installed;
}

/**
 * Returns the version of MariaDB.
 *
 * @return {Promise<string>} What the server says of itself, or '' when there is none.
 */
export async function versionOfMariaDb() {
	const programs = await findPrograms();
	if ( programs === null ) {
		return '';
	}
	const { stdout } = await run( programs.server, [
		'--no-defaults',
		'--version',
	] );
	return stdout.trim();
}

/**
 * Returns the place of a site's socket: in its folder, unless that path is too
 * long for a socket.
 *
 * @param {string} folder The site's folder.
 * @param {string} name   Name of the socket.
 * @return {string} An absolute path.
 */
export function socketOf( folder, name = 'mysql.sock' ) {
	const socket = path.join( folder, name );
	if ( Buffer.byteLength( socket ) <= MAX_SOCKET_BYTES ) {
		return socket;
	}
	const hash = createHash( 'sha256' ).update( folder ).digest( 'hex' );
	return path.join( tmpdir(), `larder-${ hash.slice( 0, 16 ) }-${ name }` );
}

/**
 * Returns whether a server answers on a socket.
 *
 * @param {string} socket
 * @return {Promise<boolean>} True when it greets.
 */
function greets( socket ) {
	return new Promise( ( resolve ) => {
		const connection = connect( socket );
		/** @param {boolean} answer */
		const settle = ( answer ) => {
			connection.destroy();
			resolve( answer );
		};
		connection.once( 'data', () => settle( true ) );
		connection.once( 'error', () => settle( false ) );
		connection.once( 'close', () => settle( false ) );
	} );
}

/**
 * Creates the files of an empty database server.
 *
 * @param {string} installer
 * @param {string} data
 */
export async function initialize( installer, data ) {
	const { code, stdout, stderr } = await run( installer, [
		'--no-defaults',
		`--datadir=${ data }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
		'--innodb-log-file-size=16M',
		...asRoot(),
	] );
	if ( code !== 0 ) {
		await rm( data, { recursive: true, force: true } );
		throw new SiteError( 'MariaDB could not make its files.', {
			tried: lastLines( stderr || stdout ).split( '\n' ),
			fix: 'Look whether the disk is full; or use SQLite: npm run site -- start --db sqlite',
		} );
	}
}

/** @return {string[]} The option that lets root run the server. */
export function asRoot() {
	return process.getuid?.() === 0 ? [ '--user=root' ] : [];
}

/**
 * Starts the MariaDB of one site. It listens on a socket only.
 *
 * @param {string} folder The site's folder.
 * @param {import('../types.mjs').Progress} progress
 * @return {Promise<import('./index.mjs').Database>} The server, ready to take queries.
 */
export async function startMariaDb( folder, progress ) {
	const programs = await requireMariaDb( progress );
	const data = path.join( folder, 'mysql' );
	return progress.step( 'Start MariaDB', async ( update ) => {
		if ( ! ( await exists( path.join( data, 'mysql' ) ) ) ) {
			update( 'making its files' );
			await mkdir( data, { recursive: true } );
			await chmod( data, 0o700 );
			await initialize( programs.installer, data );
		}
		const socket = socketOf( folder );
		const log = path.join( folder, 'mysql.log' );
		const init = path.join( folder, 'mysql-init.sql' );
		const temporary = path.join( folder, 'mysql-tmp' );
		await mkdir( temporary, { recursive: true } );
		await rm( socket, { force: true } );
		await writeFile( init, 'CREATE DATABASE IF NOT EXISTS wordpress;\n' );
		const server = await startServer(
			programs.server,
			[
				'--no-defaults',
				`--datadir=${ data }`,
				// A server that starts takes away what it finds of other servers' there, and those end.
				`--tmpdir=${ temporary }`,
				`--socket=${ socket }`,
				`--pid-file=${ path.join( folder, 'mysql.pid' ) }`,
				`--init-file=${ init }`,
				...SETTINGS,
				...asRoot(),
			],
			{ log, cwd: folder, patience: SHUTDOWN_PATIENCE }
		);
		await waitUntilReady( socket, server, log );
		return { process: server, socket };
	} );
}

/**
 * Waits until a server takes queries; one that does not is ended.
 *
 * @param {string} socket
 * @param {import('../types.mjs').ProcessIdentity} server
 * @param {string} log
 */
async function waitUntilReady( socket, server, log ) {
	const deadline = Date.now() + PATIENCE;
	while ( ! ( await greets( socket ) ) ) {
		if ( ! ( await isRunning( server ) ) || Date.now() > deadline ) {
			await stopProcess( server );
			const text = await readFile( log, 'utf8' ).catch( () => '' );
			throw new SiteError( 'MariaDB does not come up.', {
				tried: lastLines( text ).split( '\n' ),
				fix: `Read ${ log }, or begin afresh: npm run site -- start --db mysql --fresh`,
			} );
		}
		await delay( 25 );
	}
}
