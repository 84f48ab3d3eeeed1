import path from 'node:path';
import { SiteError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { onInterrupt } from '../site/system/interrupt.mjs';
import { lastLines, run } from '../site/system/run.mjs';

/**
 * A site that tests run against.
 *
 * @typedef {object} RunningSite
 * @property {string}   name        Empty for a site that the site runner does not know.
 * @property {string}   url         Without a final slash.
 * @property {number}   port        Where it listens; 0 where it is not known.
 * @property {string}   path        The folder of WordPress; empty where it is not known.
 * @property {string}   user
 * @property {string}   password
 * @property {string[]} phpArgs     The command that runs a PHP file inside this WordPress; empty where there is none.
 * @property {string[]} wpArgs      The command of WP-CLI for this WordPress; empty where there is none.
 * @property {boolean}  startedHere Whether it was not running before.
 */

const CLI = path.join( REPOSITORY, 'tools/site/cli.mjs' );

/**
 * Prevents Ctrl-C from stopping a site that is stopped already, by its name.
 *
 * @type {Map<string, () => void>}
 */
const forgets = new Map();

/**
 * Runs a command of the site runner.
 *
 * @param {string[]} args
 * @param {( line: string ) => void} onLine
 * @param {NodeJS.ProcessEnv} env Further variables.
 * @return {Promise<string>} What it prints; throws with its last lines when it fails.
 */
async function siteRunner( args, onLine = () => {}, env = {} ) {
	const { code, stdout, stderr } = await run(
		process.execPath,
		[ CLI, ...args ],
		{ cwd: REPOSITORY, onLine, env: { ...process.env, ...env } }
	);
	if ( code !== 0 ) {
		throw new SiteError(
			`The site runner failed at "${ args.join( ' ' ) }".`,
			{
				tried: lastLines( stderr || stdout, 12 ).split( '\n' ),
				fix: `npm run site -- ${ args.join( ' ' ) }`,
			}
		);
	}
	return stdout;
}

/**
 * Lists the sites that the runner knows.
 *
 * @return {Promise<Array<Omit<RunningSite, 'startedHere'> & { running: boolean }>>} What `status --json` prints.
 */
async function listSites() {
	return JSON.parse( await siteRunner( [ 'status', '--json' ] ) );
}

/**
 * Starts a site in the background, or takes the one that is running; Ctrl-C stops what was started.
 *
 * @param {string[]} options Options of `npm run site -- start`.
 * @param {( line: string ) => void} onLine Gets the progress.
 * @param {NodeJS.ProcessEnv} env Further variables.
 * @return {Promise<RunningSite>} Where it is.
 */
export async function startSite(
	options,
	onLine = ( line ) => void process.stderr.write( `${ line }\n` ),
	env = {}
) {
	const before = await listSites();
	const site = JSON.parse(
		await siteRunner(
			[ 'start', '--detach', '--json', ...options ],
			onLine,
			env
		)
	);
	const startedHere = ! before.some(
		( { name, running } ) => name === site.name && running
	);
	if ( startedHere ) {
		forgets.set(
			site.name,
			onInterrupt( () => endSite( 'stop', site.name ) )
		);
	}
	return { ...site, startedHere };
}

/**
 * Ends a site that the runner knows.
 *
 * @param {'stop'|'reset'} how
 * @param {string}         name
 */
async function endSite( how, name ) {
	forgets.get( name )?.();
	forgets.delete( name );
	await siteRunner( [ how, '--name', name ] );
}

/**
 * Stops a site that the runner knows; its content stays.
 *
 * @param {Pick<RunningSite, 'name'>} site
 */
export async function stopSite( site ) {
	await endSite( 'stop', site.name );
}

/**
 * Stops a site that the runner knows, and throws its content away.
 *
 * @param {Pick<RunningSite, 'name'>} site
 */
export async function resetSite( site ) {
	await endSite( 'reset', site.name );
}

/**
 * Finds out what is known of a site by its address.
 *
 * @param {string} address
 * @return {Promise<RunningSite>} With the default administrator of the runner and of wp-env, where nothing else is known.
 */
export async function findSite( address ) {
	const url = address.replace( /\/+$/, '' );
	const known = ( await listSites() ).find( ( site ) => site.url === url );
	return {
		name: '',
		port: 0,
		path: '',
		user: process.env[ 'LARDER_USER' ] ?? 'admin',
		password: process.env[ 'LARDER_PASSWORD' ] ?? 'password',
		phpArgs: [],
		wpArgs: [],
		...known,
		url,
		startedHere: false,
	};
}
