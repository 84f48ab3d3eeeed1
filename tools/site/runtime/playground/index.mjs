import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteError } from '../../errors.mjs';
import { fillSite, writeConfig } from '../../site/create.mjs';
import { placeHelpers } from '../../site/lay-out.mjs';
import { prepareSite } from '../../site/prepare.mjs';
import { stopProcess } from '../../system/processes.mjs';
import { run } from '../../system/run.mjs';
import { startServer, waitForServer } from '../../system/servers.mjs';
import { playgroundCommand, playgroundScript } from './command.mjs';

/** How long Playground may take to come up, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Names the folders outside of the site and the repository that a site needs.
 *
 * @param {import('../../types.mjs').StartOptions} options
 * @return {string[]} Absolute paths.
 */
function foldersOf( options ) {
	const files = options.mu.map( ( file ) =>
		path.dirname( path.resolve( file ) )
	);
	return options.plugin !== null && ! options.plugin.endsWith( '.zip' )
		? [ ...files, path.resolve( options.plugin ) ]
		: files;
}

/** @type {import('../index.mjs').Runtime['require']} */
export async function require( options ) {
	if ( options.db !== 'sqlite' ) {
		throw new SiteError( 'Playground has SQLite only.', {
			fix: 'Leave out --db mysql, or choose --runtime native.',
		} );
	}
	playgroundScript();
}

/** @type {import('../index.mjs').Runtime['create']} */
export async function create( context ) {
	await fillSite( context, ( folder, args ) => {
		const [ program = '', ...rest ] = playgroundCommand(
			'php',
			folder,
			[],
			[ '--verbosity=quiet', '--', ...args ]
		);
		return run( program, rest );
	} );
}

/** @type {import('../index.mjs').Runtime['start']} */
export async function start( { folder, options, port, url, isNew, progress } ) {
	const core = path.join( folder, 'wordpress' );
	await placeHelpers( core, options.mu );
	await writeConfig( folder, {
		url,
		log: "__DIR__ . '/wp-content/debug.log'",
		socket: null,
		online: options.online,
		wal: false,
	} );
	const php = [
		process.execPath,
		fileURLToPath( new URL( './php.mjs', import.meta.url ) ),
		folder,
	];
	const ready = await prepareSite(
		php,
		url,
		isNew && options.activate,
		progress
	);
	const server = await progress.step( 'Start Playground', () =>
		serve( folder, options, port, url )
	);
	return {
		server,
		database: null,
		php,
		core,
		log: path.join( core, 'wp-content/debug.log' ),
		ready,
	};
}

/**
 * Starts Playground's web server and waits until it answers.
 *
 * @param {string} folder The site's folder.
 * @param {import('../../types.mjs').StartOptions} options
 * @param {number} port
 * @param {string} url
 * @return {Promise<import('../../types.mjs').ProcessIdentity>} The server's identity.
 */
async function serve( folder, options, port, url ) {
	const log = path.join( folder, 'server.log' );
	const [ program = '', ...args ] = playgroundCommand(
		'server',
		folder,
		foldersOf( options ),
		[
			`--port=${ port }`,
			`--site-url=${ url }`,
			`--workers=${ options.workers }`,
		]
	);
	const server = await startServer( program, args, { log, cwd: folder } );
	try {
		await waitForServer(
			`${ url }/wp-includes/images/blank.gif`,
			server,
			log,
			PATIENCE
		);
	} catch ( error ) {
		await stopProcess( server );
		throw error;
	}
	return server;
}
