import { setTimeout as delay } from 'node:timers/promises';
import { SiteError } from '../../site/errors.mjs';
import { run } from '../../site/system/run.mjs';

/** How long a node may take to come to a state, in milliseconds. */
export const PATIENCE = 60_000;

/** What a node says of itself when it takes part and has all that the others have. */
const IS_SYNCED = 'Synced,ON';

/**
 * Queries a node.
 *
 * @param {string} socket
 * @param {string} sql
 * @return {Promise<string>} What it answers, '' when it does not.
 */
export async function ask( socket, sql ) {
	const { stdout } = await run( 'mariadb', [
		'--no-defaults',
		`--socket=${ socket }`,
		'--user=root',
		'--skip-column-names',
		'--connect-timeout=2',
		`--execute=${ sql }`,
	] );
	return stdout.trim();
}

/**
 * Reads what a node says of itself.
 *
 * @param {string}            socket
 * @param {readonly string[]} names  Of its status, in the order of the alphabet.
 * @return {Promise<string>} The values with commas between them.
 */
function statusOf( socket, names ) {
	const list = names.map( ( name ) => `'wsrep_${ name }'` ).join( ', ' );
	return ask(
		socket,
		`SELECT GROUP_CONCAT( VARIABLE_VALUE ORDER BY VARIABLE_NAME ) FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME IN ( ${ list } )`
	);
}

/**
 * Waits for a state.
 *
 * @param {string}                 what  What does not happen, for the error.
 * @param {() => Promise<boolean>} isSo
 */
export async function waitUntil( what, isSo ) {
	const deadline = Date.now() + PATIENCE;
	while ( ! ( await isSo() ) ) {
		if ( Date.now() > deadline ) {
			throw new SiteError( what );
		}
		await delay( 100 );
	}
}

/**
 * Waits until a node takes part in a cluster and has all that the others have.
 *
 * @param {string} socket
 * @param {number} size How many nodes there are then.
 */
export function waitForSync( socket, size ) {
	return waitUntil(
		`A node of Galera does not join: ${ socket }`,
		async () =>
			( await statusOf( socket, [
				'cluster_size',
				'local_state_comment',
				'ready',
			] ) ) === `${ size },${ IS_SYNCED }`
	);
}

/**
 * Waits until a node that hears nobody knows that it is in the minority, and takes nothing any more.
 *
 * @param {string} socket
 */
export function waitForMinority( socket ) {
	return waitUntil(
		`A node of Galera goes on by itself: ${ socket }`,
		async () => ( await statusOf( socket, [ 'ready' ] ) ) === 'OFF'
	);
}

/**
 * Sets an option of Galera on a node that runs.
 *
 * @param {string} socket
 * @param {string} option Such as `gmcast.isolate=1`.
 */
export async function setOption( socket, option ) {
	await ask( socket, `SET GLOBAL wsrep_provider_options = '${ option }'` );
}

/**
 * Returns how many changes a node has sent to the others since it was started.
 *
 * @param {string} socket
 */
export async function sentBy( socket ) {
	return Number( await statusOf( socket, [ 'replicated' ] ) );
}

/**
 * Reads from the files of a node that was killed how far it had come.
 *
 * @param {string}            server  MariaDB's program.
 * @param {readonly string[]} options Those of the node.
 * @return {Promise<string>} What the node is started with, so that the others send it the rest only.
 */
export async function recoveredPosition( server, options ) {
	const { stdout, stderr } = await run( server, [
		...options,
		'--wsrep-recover',
	] );
	const [ , position ] =
		/WSREP: Recovered position: (\S+:\d+)/.exec( stdout + stderr ) ?? [];
	if ( position === undefined ) {
		throw new SiteError( 'A node of Galera does not know where it stood.', {
			tried: [ ( stderr || stdout ).slice( -2_000 ) ],
		} );
	}
	return position;
}
