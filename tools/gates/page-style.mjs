#!/usr/bin/env node
/**
 * Fails when the styles that a recipe page may carry weigh too much: those of
 * all blocks that a recipe may hold, of the ratings and related recipes below
 * it, and of what they share.
 *
 * WordPress prints them into the page, one after the other, and the server
 * compresses the page as a whole; so they are weighed together.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { REPOSITORY } from '../site/paths.mjs';
import { filesIn } from './files.mjs';
import { report } from './report.mjs';

/** Bytes, gzipped; the budget of docs/benchmarks.md. */
const LIMIT = 6144;

/** Blocks that are on pages of their own. */
const ELSEWHERE = /\/(recipe-search[a-z-]*|saved-recipes|shopping-list)\//;

/**
 * Reads the styles that a block names.
 *
 * @param {string} file Path of its `block.json`, relative to the repository.
 * @return {Promise<string[]>} Paths, relative to the repository.
 */
async function stylesOf( file ) {
	/** @type {{ style?: string | string[] }} */
	const { style = [] } = JSON.parse(
		await readFile( path.join( REPOSITORY, file ), 'utf8' )
	);
	return [ style ]
		.flat()
		.map( ( name ) =>
			name.startsWith( 'file:' )
				? path.posix.join(
						path.posix.dirname( file ),
						name.slice( 'file:'.length )
					)
				: `build/styles/${ name.replace( /^larder-/, '' ) }.css`
		);
}

const blocks = ( await filesIn( 'build/blocks', /\/block\.json$/ ) ).filter(
	( file ) => ! ELSEWHERE.test( file )
);
const named = [
	...new Set( [
		// Which the server gives every block.
		'build/styles/anchors.css',
		...( await Promise.all( blocks.map( stylesOf ) ) ).flat(),
	] ),
].sort();
// Shared ones first, as a page has them.
const files = [ true, false ].flatMap( ( isShared ) =>
	named.filter( ( file ) => file.startsWith( 'build/styles/' ) === isShared )
);
const styles = await Promise.all(
	files.map( ( file ) => readFile( path.join( REPOSITORY, file ) ) )
);
const size = gzipSync( Buffer.concat( styles ) ).length;
process.stdout.write(
	`Styles of a recipe page with all blocks: ${ size } of ${ LIMIT } bytes, gzipped.\n`
);
report(
	'Styles of a recipe page that are too much',
	size > LIMIT ? [ `${ size } bytes in ${ files.join( ', ' ) }` ] : []
);
