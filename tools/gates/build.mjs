#!/usr/bin/env node
/**
 * Fails when building twice gives two different results, when a block lacks a
 * file, or when the build holds what it should not. Builds into the build
 * folder, and leaves it there.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { npm } from '../setup/npm.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { lastLines } from '../site/system/run.mjs';
import { filesIn } from './files.mjs';
import { report } from './report.mjs';

/** What each block has after a build. */
const NEEDED = [ 'block.json', 'index.js', 'index.asset.php' ];

/** What has no place in a production build. */
const UNWANTED = /\.(map|tsx?|scss)$|\/build\/|\/test\//;

/**
 * Builds, and sums up what came out.
 *
 * @return {Promise<Map<string, string>>} A checksum for each file.
 */
async function build() {
	const { code, stdout, stderr } = await npm( [ 'run', 'build' ], () => {} );
	if ( code !== 0 ) {
		throw new Error( lastLines( `${ stdout }\n${ stderr }`, 40 ) );
	}
	/** @type {Map<string, string>} */
	const sums = new Map();
	for ( const file of await builtFiles() ) {
		const bytes = await readFile( path.join( REPOSITORY, file ) );
		sums.set(
			file,
			createHash( 'sha256' ).update( bytes ).digest( 'hex' )
		);
	}
	return sums;
}

/**
 * Lists what the build made; the packed plugin is kept beside it.
 *
 * @return {Promise<string[]>} Paths relative to the repository.
 */
async function builtFiles() {
	const files = await filesIn( 'build', /\.[a-z]+$/ );
	return files.filter( ( file ) => ! file.endsWith( '.zip' ) );
}

/**
 * Compares two builds.
 *
 * @param {Map<string, string>} first
 * @param {Map<string, string>} second
 * @return {string[]} A line for each difference.
 */
function differences( first, second ) {
	return [ ...new Set( [ ...first.keys(), ...second.keys() ] ) ]
		.filter( ( file ) => first.get( file ) !== second.get( file ) )
		.map( ( file ) => `${ file }: differs when built again` );
}

/**
 * Looks for blocks that lack a file.
 *
 * @param {readonly string[]} files
 * @return {string[]} A line for each missing file.
 */
function missing( files ) {
	const folders = files
		.filter( ( file ) => file.endsWith( '/block.json' ) )
		.map( ( file ) => path.posix.dirname( file ) );
	const lost = folders.flatMap( ( folder ) =>
		NEEDED.map( ( name ) => `${ folder }/${ name }` ).filter(
			( file ) => ! files.includes( file )
		)
	);
	return [
		...( folders.length === 0 ? [ 'build/blocks: no block at all' ] : [] ),
		...lost.map( ( file ) => `${ file }: missing` ),
	];
}

try {
	const first = await build();
	const second = await build();
	const files = [ ...second.keys() ];
	report( 'What is wrong with the build', [
		...differences( first, second ),
		...missing( files ),
		...files
			.filter( ( file ) => UNWANTED.test( file ) )
			.map( ( file ) => `${ file }: not for visitors` ),
	] );
} catch ( error ) {
	process.stderr.write( `${ String( error ) }\n` );
	process.exitCode = 1;
}
