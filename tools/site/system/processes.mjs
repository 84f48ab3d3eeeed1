import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../errors.mjs';
import { run } from './run.mjs';

/**
 * A process that can be told apart from a later one with the same number.
 *
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string} born When it started, in the words of the system.
 */

/**
 * Returns the moment a process started: opaque, the same as long as it lives.
 *
 * @param {number} pid
 * @return {Promise<string|null>} Null when there is no such process.
 */
async function birthOf( pid ) {
	if ( process.platform === 'linux' ) {
		try {
			const stat = await readFile( `/proc/${ pid }/stat`, 'utf8' );
			// The name is in parentheses and may hold spaces.
			const fields = stat
				.slice( stat.lastIndexOf( ')' ) + 2 )
				.split( ' ' );
			// A zombie only waits to be collected: it does not run.
			return fields[ 0 ] === 'Z' ? null : ( fields[ 19 ] ?? null );
		} catch {
			return null;
		}
	}
	const { code, stdout } =
		process.platform === 'win32'
			? await run( 'powershell', [
					'-NoProfile',
					'-Command',
					`(Get-Process -Id ${ pid }).StartTime.Ticks`,
				] )
			: await run( 'ps', [ '-o', 'lstart=', '-p', String( pid ) ] );
	return code === 0 && stdout.trim() ? stdout.trim() : null;
}

/**
 * Identifies a running process.
 *
 * @param {number} pid
 * @return {Promise<ProcessIdentity|null>} Null when it does not run.
 */
export async function identify( pid ) {
	const born = await birthOf( pid );
	return born === null ? null : { pid, born };
}

/**
 * Returns whether this very process still runs.
 *
 * @param {ProcessIdentity} identity
 * @return {Promise<boolean>} False also when another process has its number now.
 */
export async function isRunning( identity ) {
	return ( await birthOf( identity.pid ) ) === identity.born;
}

/**
 * Sends a signal to a process and its group; a process that is gone is fine.
 *
 * @param {number}         pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup( pid, signal ) {
	const targets = process.platform === 'win32' ? [ pid ] : [ -pid, pid ];
	for ( const target of targets ) {
		try {
			process.kill( target, signal );
		} catch ( error ) {
			if ( codeOf( error ) !== 'ESRCH' ) {
				throw error;
			}
		}
	}
}

/**
 * Waits for the end of a process.
 *
 * @param {ProcessIdentity} identity
 * @param {number}          patience Milliseconds.
 * @return {Promise<boolean>} Whether it has ended in that time.
 */
async function isGone( identity, patience ) {
	const deadline = Date.now() + patience;
	while ( await isRunning( identity ) ) {
		if ( Date.now() > deadline ) {
			return false;
		}
		await delay( 25 );
	}
	return true;
}

/**
 * Ends a process that leads its own group, and the group, politely first.
 *
 * @param {ProcessIdentity} identity
 * @param {number}          patience Milliseconds until it is ended by force.
 * @return {Promise<boolean>} Whether there was anything to end.
 */
export async function stopProcess( identity, patience = 5_000 ) {
	if ( ! ( await isRunning( identity ) ) ) {
		return false;
	}
	signalGroup( identity.pid, 'SIGTERM' );
	if ( ! ( await isGone( identity, patience ) ) ) {
		signalGroup( identity.pid, 'SIGKILL' );
		await isGone( identity, patience );
	}
	return true;
}

/**
 * Ends one process at once, as a crash does; the rest of its group is left alone.
 *
 * @param {ProcessIdentity} identity
 * @param {number}          patience Milliseconds until it has to be gone.
 * @return {Promise<boolean>} Whether it ran, and is gone now.
 */
export async function killProcess( identity, patience = 5_000 ) {
	if ( ! ( await isRunning( identity ) ) ) {
		return false;
	}
	process.kill( identity.pid, 'SIGKILL' );
	return isGone( identity, patience );
}
