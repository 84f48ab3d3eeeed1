import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SiteError, messageOf } from '../../errors.mjs';
import { PHP_FILES } from '../../paths.mjs';
import { identify, isRunning, stopProcess } from '../../system/processes.mjs';
import { lastLines } from '../../system/run.mjs';

/** Settings of PHP for every process that serves pages. */
const SETTINGS = {
	'opcache.enable': '1',
	'opcache.enable_cli': '1',
	'opcache.memory_consumption': '192',
	'opcache.interned_strings_buffer': '16',
	'opcache.max_accelerated_files': '20000',
	'opcache.revalidate_freq': '0',
	memory_limit: '512M',
	max_execution_time: '120',
	upload_max_filesize: '64M',
	post_max_size: '64M',
	max_input_vars: '5000',
	expose_php: '0',
	display_errors: '0',
	log_errors: '1',
	'date.timezone': 'UTC',
};

/**
 * Waits until a server answers.
 *
 * @param {string} url  An address that is cheap to answer.
 * @param {import('../../types.mjs').ProcessIdentity} server
 * @param {string} log  Where the server writes its complaints.
 * @param {number} patience Milliseconds.
 */
export async function waitForServer( url, server, log, patience ) {
	const deadline = Date.now() + patience;
	for (;;) {
		try {
			const response = await fetch( url, { redirect: 'manual' } );
			await response.arrayBuffer();
			if ( response.status < 500 ) {
				return;
			}
		} catch ( error ) {
			// Not listening yet; a server that has died is told of below.
			if ( Date.now() > deadline ) {
				throw new SiteError( 'The site does not answer.', {
					tried: [ `${ url }: ${ messageOf( error ) }` ],
					mend: `Read ${ log }`,
				} );
			}
		}
		if ( ! ( await isRunning( server ) ) || Date.now() > deadline ) {
			const text = await readFile( log, 'utf8' ).catch( () => '' );
			throw new SiteError( 'The web server of the site has ended.', {
				tried: lastLines( text ).split( '\n' ),
				mend: `Read ${ log }`,
			} );
		}
		await delay( 25 );
	}
}

/**
 * Starts a program that outlives this one and leads its own group of processes.
 *
 * @param {string}            command
 * @param {readonly string[]} args
 * @param {{ log: string, cwd: string, env?: NodeJS.ProcessEnv }} options
 * @return {Promise<import('../../types.mjs').ProcessIdentity>} Its identity.
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
				mend: `Read ${ options.log }`,
			} );
		}
		return identity;
	} finally {
		await log.close();
	}
}

/**
 * Starts PHP's web server for a site and waits until it answers.
 *
 * @param {object} options
 * @param {string} options.php     The command.
 * @param {string} options.folder  The site's folder.
 * @param {number} options.port
 * @param {number} options.workers How many requests are answered at once.
 * @return {Promise<import('../../types.mjs').ProcessIdentity>} The server's identity.
 */
export async function serve( { php, folder, port, workers } ) {
	const core = path.join( folder, 'wordpress' );
	const log = path.join( folder, 'server.log' );
	const settings = Object.entries( SETTINGS ).flatMap( ( [ name, value ] ) => [
		'-d',
		`${ name }=${ value }`,
	] );
	const server = await startServer(
		php,
		[
			...settings,
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			core,
			path.join( PHP_FILES, 'router.php' ),
		],
		{
			log,
			cwd: folder,
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: String( workers ) },
		}
	);
	try {
		await waitForServer(
			`http://127.0.0.1:${ port }/wp-includes/images/blank.gif`,
			server,
			log,
			10_000
		);
	} catch ( error ) {
		await stopProcess( server );
		throw error;
	}
	return server;
}
