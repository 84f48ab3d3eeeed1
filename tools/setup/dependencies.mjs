import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { npm } from './npm.mjs';

/**
 * The part of npm's lock files that matters here.
 *
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} LockFile
 */

/**
 * Returns whether all packages of a lock file are installed, in its versions.
 *
 * @param {LockFile} wanted
 * @param {LockFile} installed What npm notes down in node_modules.
 * @return {boolean} Packages for other systems may be missing.
 */
export function isInstalled( wanted, installed ) {
	return Object.entries( wanted.packages ).every(
		( [ place, { version, optional, link } ] ) =>
			! place.startsWith( 'node_modules/' ) ||
			optional === true ||
			link === true ||
			installed.packages[ place ]?.version === version
	);
}

/**
 * Reads a lock file.
 *
 * @param {string} file Relative to the repository.
 * @return {Promise<LockFile|null>} Null when there is none.
 */
async function readLock( file ) {
	try {
		return JSON.parse(
			await readFile( path.join( REPOSITORY, file ), 'utf8' )
		);
	} catch {
		return null;
	}
}

/**
 * Picks what matters out of what npm prints when it fails.
 *
 * @param {string} output
 * @return {string[]} At most six lines, without empty ones and hints of usage.
 */
export function errorsOf( output ) {
	return output
		.split( '\n' )
		.map( ( line ) => /^npm error\s+(.*\S)/.exec( line )?.[ 1 ] )
		.filter( ( line ) => line !== undefined )
		.filter(
			( line ) =>
				! /^(A complete log|Run "npm help|aliases:)/.test( line )
		)
		.slice( 0, 6 );
}

/**
 * Installs the packages of package-lock.json, unless they are in place.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 */
export async function ensureDependencies( progress ) {
	const wanted = await readLock( 'package-lock.json' );
	const installed = await readLock( 'node_modules/.package-lock.json' );
	if (
		wanted !== null &&
		installed !== null &&
		isInstalled( wanted, installed )
	) {
		return;
	}
	await progress.step(
		'Install the dependencies; the first time takes some minutes',
		async () => {
			const { code, stderr } = await npm( [ 'ci' ] );
			if ( code !== 0 ) {
				throw new SiteError(
					'The dependencies could not be installed.',
					{
						tried: [ 'npm ci', ...errorsOf( stderr ) ],
						missing:
							'A network that reaches npm, or 1 GB of free space.',
						fix: 'npm ci',
					}
				);
			}
		}
	);
}
