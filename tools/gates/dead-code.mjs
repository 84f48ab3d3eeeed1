#!/usr/bin/env node
/**
 * Fails when an export is needed by tests alone. Selectors and actions of stores
 * are called by their names, which knip does not follow: these are looked for as words.
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { unnamed } from './dead-code/unnamed.mjs';
import { filesIn } from './files.mjs';
import { report } from './report.mjs';

const { stdout, stderr } = spawnSync(
	process.execPath,
	[
		path.join( REPOSITORY, 'node_modules/knip/bin/knip.js' ),
		...[ '--config', 'tools/config/knip-shipped.config.mjs' ],
		...[ '--include', 'exports,nsExports', '--reporter', 'json' ],
		...[ '--no-exit-code', '--no-config-hints' ],
	],
	{ cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
);
if ( ! stdout.startsWith( '{' ) ) {
	throw new Error( `knip gave no list: ${ stderr }${ stdout }` );
}
/** @type {{issues: {file: string, exports: {name: string}[], nsExports: {name: string}[]}[]}} */
const { issues } = JSON.parse( stdout );

const files = (
	await Promise.all(
		[ 'blocks', 'packages' ].map( ( folder ) =>
			filesIn( folder, /\.tsx?$/ )
		)
	)
)
	.flat()
	.filter( ( file ) => ! /\/(?:test|testing)\//.test( file ) );
const sources = await Promise.all(
	files.map( ( file ) => readFile( path.join( REPOSITORY, file ), 'utf8' ) )
);

report(
	'Exports that only tests need',
	issues.flatMap( ( { file, exports, nsExports } ) =>
		[
			...exports.map( ( { name } ) => name ),
			...unnamed(
				nsExports.map( ( { name } ) => name ),
				sources
			),
		].map( ( name ) => `${ file }: ${ name }` )
	)
);
