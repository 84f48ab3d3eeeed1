#!/usr/bin/env node
/**
 * Fails when a line of PHP is too long to be read at one sight, unless one string
 * or type makes it so, or a function is. Tables that the contracts generate are
 * left out.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { filesIn } from './files.mjs';
import { longLines } from './php-lines/find.mjs';
import { longFunctions } from './php-lines/functions.mjs';
import { report } from './report.mjs';

const FOLDERS = [ 'blocks', 'docs', 'e2e', 'packages', 'tools' ];
const OTHERS =
	/\/vendor\/|^packages\/server\/contracts\/|^packages\/contracts\/|\/src\/Contracts\/|\/build\//;

const files = (
	await Promise.all(
		FOLDERS.map( ( folder ) => filesIn( folder, /\.php$/ ) )
	)
)
	.flat()
	.filter( ( file ) => ! OTHERS.test( file ) );
const sources = await Promise.all(
	[ 'plugin.php', ...files ].map( async ( file ) => ( {
		file,
		code: await readFile( path.join( REPOSITORY, file ), 'utf8' ),
	} ) )
);
report(
	'Lines of PHP that are too long',
	sources.flatMap( ( { file, code } ) => longLines( file, code ) )
);
report(
	'Functions of PHP that are too long',
	sources.flatMap( ( { file, code } ) => longFunctions( file, code ) )
);
