import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { serverArguments } from '../../site/runtime/native/server.mjs';
import { onInterrupt } from '../../site/system/interrupt.mjs';

/**
 * Web servers that come back when they are killed; each answers one request at a time.
 *
 * @typedef {object} Servers
 * @property {( client: number ) => string} address Where a client sends its next request.
 * @property {( number: number ) => void}   kill    Ends one of them, whatever it is doing.
 * @property {() => void}                   stop    Ends all of them for good.
 */

/**
 * Starts web servers of a site beside its own one.
 *
 * @param {object} options
 * @param {string} options.php    The command.
 * @param {string} options.folder The site's folder.
 * @param {number} options.count
 * @param {number} options.port   The first one's port; the others have the next ones.
 * @return {Promise<Servers>} When all of them answer.
 */
export async function startServers( { php, folder, count, port } ) {
	/** @type {Array<import('node:child_process').ChildProcess>} */
	const running = [];
	let isOver = false;
	// Without workers of its own, a killed server leaves nobody behind at its port.
	const env = { ...process.env };
	delete env[ 'PHP_CLI_SERVER_WORKERS' ];
	/** @param {number} number */
	const start = ( number ) => {
		const child = spawn( php, serverArguments( folder, port + number ), {
			cwd: folder,
			stdio: 'ignore',
			env,
		} );
		child.on( 'exit', () => {
			if ( ! isOver ) {
				start( number );
			}
		} );
		running[ number ] = child;
	};
	const stop = () => {
		isOver = true;
		for ( const child of running ) {
			child.kill( 'SIGKILL' );
		}
	};
	const forget = onInterrupt( stop );
	for ( let number = 0; number < count; number++ ) {
		start( number );
	}
	/** @param {number} number */
	const url = ( number ) => `http://127.0.0.1:${ port + number }`;
	for ( let number = 0; number < count; number++ ) {
		for ( let tries = 0; tries < 200; tries++ ) {
			const isUp = await fetch(
				`${ url( number ) }/wp-includes/images/blank.gif`
			).then(
				( { ok } ) => ok,
				() => false
			);
			if ( isUp ) {
				break;
			}
			await delay( 50 );
		}
	}
	let turn = 0;
	return {
		address: ( client ) => url( ( client + turn++ ) % count ),
		kill: ( number ) => void running[ number % count ]?.kill( 'SIGKILL' ),
		stop: () => {
			forget();
			stop();
		},
	};
}
