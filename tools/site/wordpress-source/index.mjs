import { createHash } from 'node:crypto';
import { readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DiskFullError, SiteError, messageOf } from '../errors.mjs';
import { cachePath } from '../paths.mjs';
import { unpackZip } from '../system/archive.mjs';
import {
	buildWhole,
	exists,
	removePartials,
	requireSpace,
} from '../system/files.mjs';
import { withLock } from '../system/lock.mjs';
import { fetchFromDebian } from './debian.mjs';
import { isWhole, seal, sumUp } from './seal.mjs';
import { isVersion, newestAnswering, versionOf } from './versions.mjs';
import { fetchFromWordPressOrg } from './wordpress-org.mjs';

/**
 * An unpacked WordPress that sites are copied from.
 *
 * @typedef {object} WordPressSource
 * @property {string} version For example "7.1.4".
 * @property {string} folder
 * @property {boolean} ours   Whether it is in the cache, where nobody else writes to it.
 * @property {string} key     Names this very WordPress; another content has another key.
 */

/**
 * Fills an empty folder with a WordPress.
 *
 * @typedef {( folder: string, update: ( detail: string ) => void ) => Promise<void>} Fill
 */

/**
 * Fetches a WordPress into the cache, or leaves the cache as it was.
 *
 * @param {string} cache
 * @param {( version: string ) => string} nameFor Names the folder in the cache.
 * @param {Fill} fill
 * @param {( detail: string ) => void} update
 * @return {Promise<WordPressSource>} What is in the cache now.
 */
async function store( cache, nameFor, fill, update ) {
	let version = '';
	const folder = await buildWhole( cache, async ( partial ) => {
		await fill( partial, update );
		version = ( await versionOf( partial ) ) ?? '';
		if ( version === '' ) {
			throw new SiteError( 'There is no WordPress in it.', {
				missing: 'wp-includes/version.php',
			} );
		}
		await seal( partial );
		return nameFor( version );
	} );
	return { version, folder, key: path.basename( folder ), ours: true };
}

/**
 * Returns the cached WordPress that answers a request; a damaged one is removed.
 *
 * @param {string} cache
 * @param {string} request
 * @return {Promise<WordPressSource|null>} Null when there is none.
 */
async function fromCache( cache, request ) {
	const version = newestAnswering( await readdir( cache ), request );
	if ( version === null ) {
		return null;
	}
	const folder = path.join( cache, version );
	if ( await isWhole( folder ) ) {
		return { version, folder, key: version, ours: true };
	}
	await rm( folder, { recursive: true, force: true } );
	return fromCache( cache, request );
}

/**
 * Fetches a version from the first place that has it.
 *
 * @param {string} cache
 * @param {string} request
 * @param {import('../progress.mjs').Progress} progress
 * @return {Promise<WordPressSource>} What is in the cache now.
 */
async function fetchVersion( cache, request, progress ) {
	/** @type {[ string, Fill ][]} */
	const places = [
		[
			'wordpress.org',
			( folder, update ) =>
				fetchFromWordPressOrg( request, folder, update ),
		],
		[
			"Debian's packages",
			( folder, update ) => fetchFromDebian( request, folder, update ),
		],
	];
	await requireSpace( cache, 400 );
	const tried = [ `the cache: none in ${ cache }` ];
	for ( const [ name, fill ] of places ) {
		try {
			return await progress.step(
				`Get WordPress ${ request } from ${ name }`,
				( update ) =>
					store( cache, ( version ) => version, fill, update )
			);
		} catch ( error ) {
			if ( error instanceof DiskFullError ) {
				throw error;
			}
			tried.push( `${ name }: ${ messageOf( error ) }` );
		}
	}
	throw new SiteError( `WordPress ${ request } could not be had.`, {
		tried,
		missing: 'A network that reaches wordpress.org or a Debian mirror.',
		fix: 'Download WordPress elsewhere and run: npm run site -- start --wordpress path/to/wordpress.zip',
	} );
}

/**
 * Reads WordPress from a zip file that the person has.
 *
 * @param {string} cache
 * @param {string} archive
 * @param {import('../progress.mjs').Progress} progress
 * @return {Promise<WordPressSource>} What is in the cache now.
 */
async function fromZip( cache, archive, progress ) {
	const { size, mtimeMs } = await stat( archive );
	const name = `zip-${ shortHash( `${ archive }:${ size }:${ mtimeMs }` ) }`;
	const folder = path.join( cache, name );
	if ( ( await exists( folder ) ) && ( await isWhole( folder ) ) ) {
		const version = ( await versionOf( folder ) ) ?? 'unknown';
		return { version, folder, key: name, ours: true };
	}
	return progress.step( `Unpack ${ archive }`, ( update ) =>
		store(
			cache,
			() => name,
			( partial ) => unpackZip( archive, partial, 1 ),
			update
		)
	);
}

/**
 * Reads WordPress from a folder that the person has; it is only read.
 *
 * @param {string} folder
 * @return {Promise<WordPressSource>} The folder itself.
 */
async function fromFolder( folder ) {
	const version = await versionOf( folder );
	if ( version === null ) {
		throw new SiteError( `There is no WordPress in ${ folder }`, {
			missing: path.join( folder, 'wp-includes/version.php' ),
			fix: 'Name the folder that holds wp-load.php.',
		} );
	}
	const state = `${ folder }: ${ await sumUp( folder ) }`;
	return {
		version,
		folder,
		key: `folder-${ shortHash( state ) }`,
		ours: false,
	};
}

/**
 * @param {string} text
 * @return {string} Twelve characters that stand for it.
 */
function shortHash( text ) {
	return createHash( 'sha256' ).update( text ).digest( 'hex' ).slice( 0, 12 );
}

/**
 * Returns the WordPress that is requested, from the cache or from where it is
 * available. Several starts at once wait for the first one to fetch it.
 *
 * @param {string} request A version, a folder or a zip file.
 * @param {import('../progress.mjs').Progress} progress
 * @return {Promise<WordPressSource>} A whole WordPress.
 */
export async function resolveWordPress( request, progress ) {
	const cache = await cachePath( 'wordpress' );
	if ( isVersion( request ) ) {
		return underLock(
			cache,
			progress,
			async () =>
				( await fromCache( cache, request ) ) ??
				( await fetchVersion( cache, request, progress ) )
		);
	}
	const place = await realpath( request ).catch( () => null );
	if ( place === null ) {
		throw new SiteError( `There is no folder or zip file ${ request }`, {
			fix: 'Name a version (7.1), a folder or a zip file: npm run site -- start --wordpress 7.1',
		} );
	}
	return ( await stat( place ) ).isDirectory()
		? fromFolder( place )
		: underLock( cache, progress, () => fromZip( cache, place, progress ) );
}

/**
 * Works on the cache alone.
 *
 * @template T
 * @param {string}           cache
 * @param {import('../progress.mjs').Progress} progress
 * @param {() => Promise<T>} work
 * @return {Promise<T>} What the work gives.
 */
function underLock( cache, progress, work ) {
	return withLock(
		path.join( cache, '.lock' ),
		async () => {
			await removePartials( cache );
			return work();
		},
		( pid ) =>
			progress.note(
				`Waiting for process ${ pid }, which fetches WordPress.`
			)
	);
}
