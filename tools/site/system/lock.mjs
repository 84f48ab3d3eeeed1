import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../errors.mjs';
import { identify, isRunning } from './processes.mjs';

/**
 * Reads who holds a lock.
 *
 * @param {string} file
 * @return {Promise<import('./processes.mjs').ProcessIdentity|null>} Null when nobody does, or when it is being written.
 */
async function holderOf( file ) {
	try {
		const value = JSON.parse( await readFile( file, 'utf8' ) );
		return typeof value?.pid === 'number' && typeof value?.born === 'string'
			? value
			: null;
	} catch {
		return null;
	}
}

/**
 * Tries to take a lock.
 *
 * @param {string} file
 * @return {Promise<boolean>} Whether it is ours now.
 */
async function take( file ) {
	const self = await identify( process.pid );
	try {
		const handle = await open( file, 'wx' );
		await handle.writeFile( JSON.stringify( self ) );
		await handle.close();
		return true;
	} catch ( error ) {
		if ( codeOf( error ) === 'EEXIST' ) {
			return false;
		}
		throw error;
	}
}

/**
 * Runs some work while no other start does the same. A lock whose holder has
 * died is taken over.
 *
 * @template T
 * @param {string}           file
 * @param {() => Promise<T>} work
 * @param {( pid: number ) => void} [onWait] Told once who is waited for.
 * @return {Promise<T>} What the work gives.
 */
export async function withLock( file, work, onWait ) {
	let silentRounds = 0;
	let told = false;
	while ( ! ( await take( file ) ) ) {
		const holder = await holderOf( file );
		// A lock without a readable holder is being written, or is a wreck.
		silentRounds = holder === null ? silentRounds + 1 : 0;
		const dead = holder !== null && ! ( await isRunning( holder ) );
		if ( dead || silentRounds > 20 ) {
			await rm( file, { force: true } );
			silentRounds = 0;
			continue;
		}
		if ( holder !== null && ! told ) {
			onWait?.( holder.pid );
			told = true;
		}
		await delay( 100 );
	}
	try {
		return await work();
	} finally {
		await rm( file, { force: true } );
	}
}
