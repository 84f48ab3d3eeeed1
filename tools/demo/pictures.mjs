#!/usr/bin/env node
/**
 * `npm run demo:pictures -- [draw [slug…] | film | open | pack]`: draws the
 * pictures of the demo. The drawings are code, as long as all other tools
 * together, and so they lie in an archive: `open` unpacks it to be worked on, and
 * `pack` takes the changes back into it.
 */
import { createWriteStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { ZIP_OPTIONS } from '../build/pack.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { unpackZip } from '../site/system/archive.mjs';
import { runAloud } from '../site/system/run.mjs';

const DEMO = path.join( REPOSITORY, 'tools/demo' );
const ARCHIVE = path.join( DEMO, 'pictures/drawings.zip' );
const FOLDER = path.join( DEMO, 'build/drawings' );

/**
 * Unpacks the drawings, unless they are being worked on.
 */
async function open() {
	if ( ! existsSync( FOLDER ) ) {
		await unpackZip( ARCHIVE, FOLDER );
	}
	process.stdout.write( `The drawings are in ${ FOLDER }.\n` );
}

/**
 * Packs the unpacked drawings into the archive; the same drawings give the
 * same archive.
 */
async function pack() {
	const zip = new ZipFile();
	for ( const name of (
		await readdir( FOLDER, { recursive: true } )
	).sort() ) {
		if ( name.endsWith( '.mjs' ) ) {
			zip.addFile(
				path.join( FOLDER, name ),
				name.replaceAll( '\\', '/' ),
				{ ...ZIP_OPTIONS, mode: 0o100644 }
			);
		}
	}
	zip.end();
	await pipeline( zip.outputStream, createWriteStream( ARCHIVE ) );
}

/**
 * Runs one of the drawings' own programs.
 *
 * @param {string}            program
 * @param {readonly string[]} args
 */
async function run( program, args ) {
	await open();
	process.exitCode = await runAloud(
		process.execPath,
		[ path.join( FOLDER, program ), ...args ],
		{ cwd: REPOSITORY }
	);
}

const [ command = 'draw', ...args ] = process.argv.slice( 2 );
switch ( command ) {
	case 'open':
		await open();
		break;
	case 'pack':
		await pack();
		break;
	case 'draw':
		await run( 'render.mjs', args );
		break;
	case 'film':
		await run( 'film.mjs', args );
		break;
	default:
		process.stderr.write( 'Say draw, film, open or pack.\n' );
		process.exitCode = 1;
}
