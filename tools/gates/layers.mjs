#!/usr/bin/env node
/**
 * Fails when a lower layer imports a higher one, in TypeScript or in PHP, and
 * when modules load, blocks import or classes need each other.
 * docs/architecture.md has the layers.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { filesIn } from './files.mjs';
import { report } from './report.mjs';
import { blockCycles } from './layers/block-cycles.mjs';
import { classCycles } from './layers/class-cycles.mjs';
import { moduleCycles } from './layers/module-cycles.mjs';
import { scriptFindings } from './layers/scripts.mjs';
import { serverFindings } from './layers/server.mjs';

/**
 * Reads files.
 *
 * @param {readonly string[]} names Relative to the repository.
 * @return {Promise<Array<{ file: string, text: string }>>} Names with texts.
 */
function read( names ) {
	return Promise.all(
		names.map( async ( file ) => ( {
			file,
			text: await readFile( path.join( REPOSITORY, file ), 'utf8' ),
		} ) )
	);
}

const scripts = [
	...( await filesIn( 'packages', /\.tsx?$/ ) ),
	...( await filesIn( 'blocks', /\.tsx?$/ ) ),
];
const classes = await filesIn( 'packages/server/src', /\.php$/ );
const server = await read( classes );
const sources = await read( scripts );
report( 'Imports against the layers', [
	...scriptFindings( sources ),
	...blockCycles( sources ),
	...serverFindings( server ),
	...moduleCycles( scripts.map( ( file ) => path.join( REPOSITORY, file ) ) ),
	...classCycles( server ),
] );
