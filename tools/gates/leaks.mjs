#!/usr/bin/env node
/**
 * Fails when a tracked file holds what has no place in a public repository:
 * addresses of package registries, paths of one machine, credentials,
 * WordPress itself, or large binary files.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { run } from '../site/system/run.mjs';
import { findLeaks } from './leaks/find.mjs';
import { report } from './report.mjs';

/** No tracked file needs to be larger, in bytes, the lock file aside. */
const LARGEST = 400_000;

/** Files of WordPress that would give away a copy of it. */
const WORDPRESS = /(^|\/)(wp-includes|wp-admin)\/|(^|\/)wp-config\.php$/;

/**
 * Lists what git tracks.
 *
 * @return {Promise<string[]>} Paths relative to the repository; throws where git cannot tell.
 */
async function trackedFiles() {
	const { code, stdout, stderr } = await run( 'git', [ 'ls-files', '-z' ], {
		cwd: REPOSITORY,
	} );
	if ( code !== 0 ) {
		throw new Error( `git ls-files: ${ stderr }` );
	}
	return stdout.split( '\0' ).filter( Boolean );
}

/**
 * Looks into one file.
 *
 * @param {string} file
 * @return {Promise<string[]>} A line for each finding.
 */
async function inspect( file ) {
	const place = path.join( REPOSITORY, file );
	const info = await stat( place ).catch( () => null );
	if ( info === null || ! info.isFile() ) {
		return [];
	}
	const findings = WORDPRESS.test( file )
		? [ `${ file }: a file of WordPress` ]
		: [];
	if ( info.size > LARGEST && file !== 'package-lock.json' ) {
		findings.push( `${ file }: ${ info.size } bytes` );
	}
	const bytes = await readFile( place );
	return bytes.includes( 0 )
		? findings
		: [ ...findings, ...findLeaks( file, bytes.toString( 'utf8' ) ) ];
}

const findings = [];
for ( const file of await trackedFiles() ) {
	findings.push( ...( await inspect( file ) ) );
}
report( 'What does not belong in the repository', findings );
