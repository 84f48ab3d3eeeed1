import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { PHP_FILES } from '../../paths.mjs';
import { stopProcess } from '../../system/processes.mjs';
import { startServer, waitForServer } from '../../system/servers.mjs';

/** How long a busy machine may take to bring the server up, in milliseconds. */
const PATIENCE = 30_000;

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
 * Returns the arguments with which PHP serves a site.
 *
 * @param {string} folder The site's folder.
 * @param {number} port
 * @return {string[]} The arguments.
 */
export function serverArguments( folder, port ) {
	return [
		...Object.entries( SETTINGS ).flatMap( ( [ name, value ] ) => [
			'-d',
			`${ name }=${ value }`,
		] ),
		'-S',
		`127.0.0.1:${ port }`,
		'-t',
		path.join( folder, 'wordpress' ),
		path.join( PHP_FILES, 'router.php' ),
	];
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
	const log = path.join( folder, 'server.log' );
	// Only this server knows it, so that an answer of another site's that took the port is none.
	const token = randomUUID();
	const server = await startServer( php, serverArguments( folder, port ), {
		log,
		cwd: folder,
		env: {
			...process.env,
			PHP_CLI_SERVER_WORKERS: String( workers ),
			LARDER_SERVER: token,
		},
	} );
	try {
		await waitForServer(
			`http://127.0.0.1:${ port }/larder-server`,
			server,
			log,
			PATIENCE,
			( { headers } ) => headers.get( 'x-larder-server' ) === token
		);
	} catch ( error ) {
		await stopProcess( server );
		throw error;
	}
	return server;
}
