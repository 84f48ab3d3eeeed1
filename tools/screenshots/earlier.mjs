import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../site/errors.mjs';
import { REPOSITORY, cachePath } from '../site/paths.mjs';
import { lastLines, run } from '../site/system/run.mjs';

/**
 * Runs a program in a folder, and throws with its last lines where it fails.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {string}   cwd
 */
async function must( command, args, cwd ) {
	const { code, stdout, stderr } = await run( command, args, { cwd } );
	if ( code !== 0 ) {
		const said = [ command, ...args ].join( ' ' );
		throw new SiteError( `This failed: ${ said }`, {
			tried: lastLines( stderr || stdout, 12 ).split( '\n' ),
		} );
	}
}

/**
 * Returns a checkout of an earlier state the dependencies of this one, but for the packages of the repository itself, which are its own.
 *
 * @param {string} folder The checkout.
 */
async function linkDependencies( folder ) {
	const ours = path.join( REPOSITORY, 'node_modules' );
	const theirs = path.join( folder, 'node_modules' );
	await mkdir( path.join( theirs, '@larder' ), { recursive: true } );
	for ( const name of await readdir( ours ) ) {
		if ( name !== '@larder' && name !== '.cache' ) {
			await symlink( path.join( ours, name ), path.join( theirs, name ) );
		}
	}
	for ( const name of await readdir( path.join( folder, 'packages' ) ) ) {
		if (
			existsSync( path.join( folder, 'packages', name, 'package.json' ) )
		) {
			await symlink(
				path.join( folder, 'packages', name ),
				path.join( theirs, '@larder', name )
			);
		}
	}
}

/**
 * Finds where an earlier state is checked out.
 *
 * @return {Promise<string>} The folder.
 */
async function checkoutFolder() {
	return path.join( await cachePath( 'screenshots' ), 'earlier' );
}

/** Removes an earlier state again, so that git knows of no second work tree. */
export async function dropCheckout() {
	const folder = await checkoutFolder();
	await run( 'git', [ 'worktree', 'remove', '--force', folder ], {
		cwd: REPOSITORY,
	} );
	await rm( folder, { recursive: true, force: true } );
	await must( 'git', [ 'worktree', 'prune' ], REPOSITORY );
}

/**
 * Checks an earlier state of the plugin out beside this one, and builds it.
 *
 * @param {string} ref What git knows it by.
 * @return {Promise<string>} Its folder.
 */
export async function checkOut( ref ) {
	const folder = await checkoutFolder();
	await dropCheckout();
	await must(
		'git',
		[ 'worktree', 'add', '--detach', folder, ref ],
		REPOSITORY
	);
	await linkDependencies( folder );
	await must( 'npm', [ 'run', 'build' ], folder );
	return folder;
}
