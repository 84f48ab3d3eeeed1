import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { socketOf } from '../../site/database/mariadb.mjs';
import { SiteError } from '../../site/errors.mjs';
import { packagesFor } from '../../site/runtime/native/php.mjs';
import { installPackages } from '../../site/system/apt.mjs';
import { isRunning, stopProcess } from '../../site/system/processes.mjs';
import { findCommand, run } from '../../site/system/run.mjs';
import { startServer } from '../../site/system/servers.mjs';

const DROP_IN = fileURLToPath( new URL( 'object-cache.php', import.meta.url ) );

/** How long a busy machine may take to start the server, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Names what is missing for an object cache in Redis.
 *
 * @param {string} php Command of the PHP that is going to use it.
 * @return {Promise<string[]>} Debian's packages; none when all is there.
 */
async function missing( php ) {
	const { stdout } = await run( php, [
		'-r',
		'echo PHP_VERSION, extension_loaded( "redis" ) ? " yes" : " no";',
	] );
	const [ version = '', hasExtension ] = stdout.trim().split( ' ' );
	return [
		...( ( await findCommand( 'redis-server' ) ) === null
			? [ 'redis-server' ]
			: [] ),
		...( hasExtension === 'yes'
			? []
			: packagesFor( [ 'redis' ], version ) ),
	];
}

/**
 * Makes sure that there are a Redis server and PHP's extension for it;
 * they are installed where that is allowed, and no service is started.
 *
 * @param {string} php Command of the PHP that is going to use it.
 * @param {import('../../site/progress.mjs').Progress} progress
 */
export async function ensureRedis( php, progress ) {
	const packages = await missing( php );
	if ( packages.length === 0 ) {
		return;
	}
	await installPackages( packages, 'Redis', progress );
	const left = await missing( php );
	if ( left.length > 0 ) {
		throw new SiteError( 'There is no Redis on this machine.', {
			missing: left.join( ', ' ),
			fix: `sudo apt-get install ${ left.join( ' ' ) }`,
		} );
	}
}

/**
 * Returns whether a server answers on a socket.
 *
 * @param {string} socket
 * @return {Promise<boolean>} True when it answers a ping.
 */
function answers( socket ) {
	return new Promise( ( resolve ) => {
		const connection = connect( socket, () =>
			connection.write( 'PING\r\n' )
		);
		/** @param {boolean} answer */
		const settle = ( answer ) => {
			connection.destroy();
			resolve( answer );
		};
		connection.once( 'data', ( data ) =>
			settle( String( data ).startsWith( '+PONG' ) )
		);
		connection.once( 'error', () => settle( false ) );
		connection.once( 'close', () => settle( false ) );
	} );
}

/**
 * Starts a Redis of a site's own, which keeps nothing on the disk, and has the site's object cache live there.
 *
 * @param {string} core The folder of the site's WordPress; the socket is beside it.
 * @return {Promise<() => Promise<void>>} Takes the cache from the site, and stops the server.
 */
export async function startObjectCache( core ) {
	const folder = path.dirname( core );
	const socket = socketOf( folder, 'redis.sock' );
	const dropIn = path.join( core, 'wp-content/object-cache.php' );
	await rm( socket, { force: true } );
	const server = await startServer(
		( await findCommand( 'redis-server' ) ) ?? 'redis-server',
		[
			'--port',
			'0',
			'--unixsocket',
			socket,
			'--unixsocketperm',
			'700',
			'--save',
			'',
			'--appendonly',
			'no',
			'--dir',
			folder,
			'--maxmemory',
			'128mb',
		],
		{ log: path.join( folder, 'redis.log' ), cwd: folder }
	);
	const stop = async () => {
		await rm( dropIn, { force: true } );
		await stopProcess( server );
		await rm( socket, { force: true } );
	};
	const deadline = Date.now() + PATIENCE;
	while ( ! ( await answers( socket ) ) ) {
		if ( ! ( await isRunning( server ) ) || Date.now() > deadline ) {
			await stop();
			throw new SiteError( 'Redis does not come up.', {
				fix: `Read ${ path.join( folder, 'redis.log' ) }`,
			} );
		}
		await delay( 25 );
	}
	await writeFile(
		dropIn,
		`<?php\nconst LARDER_REDIS_SOCKET = ${ phpText( socket ) };\nrequire ${ phpText( DROP_IN ) };\n`
	);
	return stop;
}

/**
 * Writes a text as PHP.
 *
 * @param {string} text
 * @return {string} In single quotes.
 */
function phpText( text ) {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}
