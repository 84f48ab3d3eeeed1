import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../errors.mjs';
import { onInterrupt } from './interrupt.mjs';
import { identify, isRunning } from './processes.mjs';

/**
 * @typedef {import('./processes.mjs').ProcessIdentity} ProcessIdentity
 */

/**
 * Reads who holds a lock.
 *
 * @param {string} file
 * @return {Promise<ProcessIdentity|null>} Null when nobody does any more.
 */
async function holderOf( file ) {
	try {
		return JSON.parse( await readFile( file, 'utf8' ) );
	} catch ( error ) {
		if ( codeOf( error ) === 'ENOENT' ) {
			return null;
		}
		throw error;
	}
}

/**
 * Tries to take a lock. It appears with its holder's name in it, at once.
 *
 * @param {string} file
 * @return {Promise<boolean>} Whether it is ours now.
 */
async function take( file ) {
	const own = `${ file }-${ randomUUID() }`;
	await writeFile( own, JSON.stringify( await identify( process.pid ) ) );
	try {
		await link( own, file );
		return true;
	} catch ( error ) {
		if ( codeOf( error ) === 'EEXIST' ) {
			return false;
		}
		throw error;
	} finally {
		await rm( own, { force: true } );
	}
}

/**
 * Removes the lock of a process that has died, but not one that somebody else
 * has taken in its place meanwhile.
 *
 * @param {string}          file
 * @param {ProcessIdentity} dead
 */
async function removeWreck( file, dead ) {
	const aside = `${ file }-${ randomUUID() }`;
	try {
		await rename( file, aside );
	} catch ( error ) {
		if ( codeOf( error ) === 'ENOENT' ) {
			return;
		}
		throw error;
	}
	const holder = await holderOf( aside );
	if ( holder !== null && holder.born !== dead.born ) {
		await link( aside, file );
	}
	await rm( aside, { force: true } );
}

/**
 * Runs some work while no other start does the same. A lock whose holder has
 * died is taken over.
 *
 * @template T
 * @param {string}                  file
 * @param {() => Promise<T>}        work
 * @param {( pid: number ) => void} [onWait] Told once who is waited for.
 * @return {Promise<T>} What the work gives.
 */
export async function withLock( file, work, onWait ) {
	let told = false;
	while ( ! ( await take( file ) ) ) {
		const holder = await holderOf( file );
		if ( holder === null ) {
			continue;
		}
		if ( ! ( await isRunning( holder ) ) ) {
			await removeWreck( file, holder );
			continue;
		}
		if ( ! told ) {
			onWait?.( holder.pid );
			told = true;
		}
		await delay( 100 );
	}
	const release = () => rm( file, { force: true } );
	const forget = onInterrupt( release );
	try {
		return await work();
	} finally {
		forget();
		await release();
	}
}
