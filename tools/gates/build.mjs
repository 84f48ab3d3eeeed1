#!/usr/bin/env node
/**
 * Fails when building twice gives two different results, when a block lacks a
 * file, or when the build holds what it should not. Builds into the build
 * folder, and leaves it there.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../setup/build.mjs';
import { describeError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { filesIn } from './files.mjs';
import { report } from './report.mjs';

/** What has no place in a production build. */
const UNWANTED = /\.(map|tsx?|scss)$|\/build\/|\/test\//;

/**
 * Builds, and sums up what came out.
 *
 * @return {Promise<Map<string, string>>} A checksum for each file.
 */
async function buildOnce() {
	await build();
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
 * Lists what a block names of its own: its files, and the notes beside its scripts.
 *
 * @param {string} file Path of its `block.json`.
 * @return {Promise<string[]>} Paths relative to the repository.
 */
async function namedFiles( file ) {
	const text = await readFile( path.join( REPOSITORY, file ), 'utf8' );
	const named = [ ...text.matchAll( /"file:([^"]+)"/g ) ].map(
		( [ , name = '' ] ) =>
			path.posix.join( path.posix.dirname( file ), name )
	);
	return named.flatMap( ( name ) =>
		name.endsWith( '.js' )
			? [ name, name.replace( /\.js$/, '.asset.php' ) ]
			: [ name ]
	);
}

/**
 * Looks for blocks that lack a file.
 *
 * @param {readonly string[]} files
 * @return {Promise<string[]>} A line for each missing file.
 */
async function missing( files ) {
	const blocks = files.filter( ( file ) => file.endsWith( '/block.json' ) );
	const named = ( await Promise.all( blocks.map( namedFiles ) ) ).flat();
	return [
		...( blocks.length === 0 ? [ 'build/blocks: no block at all' ] : [] ),
		...named
			.filter( ( file ) => ! files.includes( file ) )
			.map( ( file ) => `${ file }: missing` ),
	];
}

try {
	const first = await buildOnce();
	const second = await buildOnce();
	const files = [ ...second.keys() ];
	report( 'What is wrong with the build', [
		...differences( first, second ),
		...( await missing( files ) ),
		...files
			.filter( ( file ) => UNWANTED.test( file ) )
			.map( ( file ) => `${ file }: not for visitors` ),
	] );
} catch ( error ) {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
