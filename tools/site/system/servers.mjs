import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { SiteError, messageOf } from '../errors.mjs';
import { onInterrupt } from './interrupt.mjs';
import { identify, isRunning, stopProcess } from './processes.mjs';
import { lastLines } from './run.mjs';

/**
 * Waits until a server answers.
 *
 * @param {string} url  A URL that is cheap to answer.
 * @param {import('../types.mjs').ProcessIdentity} server
 * @param {string} log  Where the server writes its complaints.
 * @param {number} patience Milliseconds.
 * @param {( response: Response ) => boolean} isItsAnswer Tells whether it was this server that answered.
 */
export async function waitForServer(
	url,
	server,
	log,
	patience,
	isItsAnswer = ( { status } ) => status < 500
) {
	const deadline = Date.now() + patience;
	for (;;) {
		try {
			const response = await fetch( url, { redirect: 'manual' } );
			await response.arrayBuffer();
			if ( isItsAnswer( response ) ) {
				return;
			}
		} catch ( error ) {
			// Not listening yet; a server that has died is told of below.
			if ( Date.now() > deadline ) {
				throw new SiteError( 'The site does not answer.', {
					tried: [ `${ url }: ${ messageOf( error ) }` ],
					fix: `Read ${ log }`,
				} );
			}
		}
		if ( ! ( await isRunning( server ) ) || Date.now() > deadline ) {
			const text = await readFile( log, 'utf8' ).catch( () => '' );
			throw new SiteError( 'The web server of the site has ended.', {
				tried: lastLines( text ).split( '\n' ),
				fix: `Read ${ log }`,
			} );
		}
		await delay( 25 );
	}
}

/**
 * Starts a program that outlives this one and leads its own group of processes.
 * Ctrl-C ends it as long as it is not meant to stay.
 *
 * @param {string}            command
 * @param {readonly string[]} args
 * @param {{ log: string, cwd: string, env?: NodeJS.ProcessEnv, patience?: number }} options
 * @return {Promise<import('../types.mjs').ProcessIdentity>} Its identity.
 */
export async function startServer( command, args, options ) {
	const log = await open( options.log, 'a' );
	try {
		const child = spawn( command, args, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			detached: true,
			stdio: [ 'ignore', log.fd, log.fd ],
			windowsHide: true,
		} );
		await new Promise( ( resolve, reject ) => {
			child.once( 'spawn', resolve );
			child.once( 'error', reject );
		} );
		child.unref();
		const identity =
			child.pid === undefined ? null : await identify( child.pid );
		if ( identity === null ) {
			throw new SiteError( `${ command } ended at once.`, {
				fix: `Read ${ options.log }`,
			} );
		}
		onInterrupt( () => stopProcess( identity, options.patience ) );
		return identity;
	} finally {
		await log.close();
	}
}
