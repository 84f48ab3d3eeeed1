#!/usr/bin/env node
/**
 * Fails when a script that visitors load asks for a script of the editor, or
 * when the loader asks for anything at all.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { filesIn } from './files.mjs';
import { report } from './report.mjs';

/** What belongs to the editor, or to another age. */
const FORBIDDEN = [
	'jquery',
	'jquery-core',
	'larder-editor',
	'wp-api-fetch',
	'wp-block-editor',
	'wp-blocks',
	'wp-components',
	'wp-core-data',
	'wp-edit-post',
	'wp-editor',
];

/** What the editor scripts of the blocks share; no page loads it. */
const EDITOR = 'build/packages/editor/index.asset.php';

/** The script that every page with an island loads at once. */
const LOADER = 'build/packages/islands/index.asset.php';

/**
 * Reads the handles that a built script asks for.
 *
 * @param {string} file Path of the asset file, relative to the repository.
 * @return {Promise<string[]>} Handles.
 */
async function dependencies( file ) {
	const text = await readFile( path.join( REPOSITORY, file ), 'utf8' );
	const list = /'dependencies' => array\(([^)]*)\)/.exec( text )?.[ 1 ] ?? '';
	return [ ...list.matchAll( /'([^']+)'/g ) ].map(
		( [ , handle = '' ] ) => handle
	);
}

const files = (
	await filesIn( 'build', /\/(view|packages\/[^/]+\/index)\.asset\.php$/ )
).filter( ( file ) => file !== EDITOR );
const findings = files.includes( LOADER )
	? []
	: [ `${ LOADER }: missing; run: npm run build` ];
for ( const file of files ) {
	const handles = await dependencies( file );
	const wrong =
		file === LOADER
			? handles
			: handles.filter( ( handle ) => FORBIDDEN.includes( handle ) );
	findings.push( ...wrong.map( ( handle ) => `${ file }: ${ handle }` ) );
}
report( 'Scripts of visitors that need scripts of the editor', findings );
