import { randomUUID } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import {
	copyFile,
	lstat,
	mkdir,
	readdir,
	readlink,
	rename,
	rm,
	stat,
	statfs,
	symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { codeOf, diskFull, explainFileError } from '../errors.mjs';
import { onInterrupt } from './interrupt.mjs';
import { lastLines, run } from './run.mjs';

/**
 * Returns whether something is at a path.
 *
 * @param {string} file
 * @return {Promise<boolean>} True also for folders; false for broken links.
 */
export async function exists( file ) {
	try {
		await stat( file );
		return true;
	} catch ( error ) {
		const code = codeOf( error );
		if ( code === 'ENOENT' || code === 'ENOTDIR' ) {
			return false;
		}
		throw error;
	}
}

/**
 * Makes sure that there is room before any work is done.
 *
 * @param {string} folder    It exists.
 * @param {number} megabytes
 */
export async function requireSpace( folder, megabytes ) {
	const { bavail, bsize } = await statfs( folder );
	if ( bavail * bsize < megabytes * 1e6 ) {
		throw diskFull( folder, undefined );
	}
}

/**
 * Builds a folder under a temporary name and gives it its own name when it is
 * whole. A failure, a full disk or a kill leaves nothing under that name.
 *
 * @param {string}                                parent
 * @param {( folder: string ) => Promise<string>} fill   Fills the temporary folder and tells its name.
 * @return {Promise<string>} The path of the finished folder.
 */
export async function buildWhole( parent, fill ) {
	const partial = path.join( parent, `.partial-${ randomUUID() }` );
	const forget = onInterrupt( () =>
		rm( partial, { recursive: true, force: true, maxRetries: 3 } )
	);
	try {
		await mkdir( partial, { recursive: true } );
		const target = path.join( parent, await fill( partial ) );
		await rm( target, { recursive: true, force: true } );
		await rename( partial, target );
		return target;
	} catch ( error ) {
		await rm( partial, { recursive: true, force: true } );
		throw explainFileError( error, parent );
	} finally {
		forget();
	}
}

/** A folder that is being built is younger than this (milliseconds). */
const WRECK_AGE = 3_600_000;

/**
 * Removes what starts that were killed have left half done in a folder.
 *
 * @param {string} folder
 */
export async function removePartials( folder ) {
	for ( const name of await readdir( folder ) ) {
		const place = path.join( folder, name );
		if (
			name.startsWith( '.partial-' ) &&
			( await stat( place ) ).mtimeMs < Date.now() - WRECK_AGE
		) {
			await rm( place, { recursive: true, force: true } );
		}
	}
}

/**
 * Copies a folder's content. The system's own tool does it five times as fast
 * as Node, which takes over where there is none.
 *
 * @param {string} source
 * @param {string} target Made when it is not there.
 */
export async function copyFolder( source, target ) {
	await mkdir( target, { recursive: true } );
	const { code, stderr } = await run( 'cp', [
		'-R',
		`${ source }${ path.sep }.`,
		target,
	] );
	if ( code === 127 ) {
		cpSync( source, target, { recursive: true } );
	} else if ( code !== 0 ) {
		throw explainFileError( new Error( lastLines( stderr, 1 ) ), target );
	}
}

/**
 * Creates a second folder of the same files, which takes neither time nor room:
 * hard links. Only for files that nobody writes to.
 *
 * @param {string} source
 * @param {string} target Made when it is not there.
 */
export function linkFolder( source, target ) {
	mkdirSync( target, { recursive: true } );
	for ( const entry of readdirSync( source, { withFileTypes: true } ) ) {
		const from = path.join( source, entry.name );
		const to = path.join( target, entry.name );
		if ( entry.isDirectory() ) {
			linkFolder( from, to );
		} else {
			linkSync( from, to );
		}
	}
}

/**
 * Follows links inside an unpacked tree, where an absolute link means a place
 * in that tree and, failing that, on this machine.
 *
 * @param {string} file
 * @param {string} root Top of the unpacked tree.
 * @return {Promise<string|null>} The file that is meant, or null for a link to nowhere.
 */
async function followLinks( file, root ) {
	let current = file;
	for ( let hops = 0; hops < 20; hops++ ) {
		const info = await lstat( current ).catch( () => null );
		if ( info === null ) {
			return null;
		}
		if ( ! info.isSymbolicLink() ) {
			return current;
		}
		const destination = await readlink( current );
		const inTree = path.isAbsolute( destination )
			? path.join( root, destination )
			: path.resolve( path.dirname( current ), destination );
		current =
			path.isAbsolute( destination ) &&
			! ( await lstat( inTree ).catch( () => null ) )
				? destination
				: inTree;
	}
	return null;
}

/**
 * Copies a folder with real files in the place of links.
 *
 * @param {string}              source
 * @param {string}              target
 * @param {string}              root   Top of the unpacked tree that links refer to.
 * @param {ReadonlySet<string>} skip   Paths, relative to the source, to leave out.
 * @return {Promise<string[]>} Links to nowhere, relative to the source.
 */
export async function copyFollowingLinks( source, target, root, skip ) {
	/** @type {string[]} */
	const broken = [];
	/**
	 * @param {string} relative
	 * @param {string} file     Where it is, seen from a folder without links.
	 */
	async function visit( relative, file ) {
		if ( skip.has( relative ) ) {
			return;
		}
		const real = await followLinks( file, root );
		if ( real === null ) {
			broken.push( relative );
			return;
		}
		const info = await stat( real );
		const place = path.join( target, relative );
		if ( info.isDirectory() ) {
			await mkdir( place, { recursive: true } );
			for ( const name of await readdir( real ) ) {
				await visit(
					path.posix.join( relative, name ),
					path.join( real, name )
				);
			}
			return;
		}
		await copyFile( real, place );
	}
	await visit( '', source );
	return broken;
}

/**
 * Creates a link to a folder or file, in the place of whatever link is there.
 *
 * @param {string} target What is linked to.
 * @param {string} place  Where the link is.
 */
export async function link( target, place ) {
	await rm( place, { recursive: true, force: true } );
	await mkdir( path.dirname( place ), { recursive: true } );
	const isFolder = ( await stat( target ) ).isDirectory();
	await symlink( target, place, isFolder ? 'junction' : 'file' );
}
