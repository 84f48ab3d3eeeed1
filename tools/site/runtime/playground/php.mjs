#!/usr/bin/env node
/**
 * Runs a PHP file in Playground, inside the WordPress of a site:
 * `node php.mjs SITE FILE [ARGUMENT...]`.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { playgroundCommand } from './command.mjs';

const [ site = '', file = '', ...args ] = process.argv.slice( 2 );
const script = path.resolve( file );
const [ program = '', ...rest ] = playgroundCommand(
	'php',
	site,
	[ path.dirname( script ) ],
	[ '--verbosity=quiet', '--', path.join( site, 'run.php' ), script, ...args ]
);

const child = spawn( program, rest, { stdio: 'inherit' } );
for ( const signal of /** @type {const} */ ( [ 'SIGINT', 'SIGTERM' ] ) ) {
	process.on( signal, () => child.kill( signal ) );
}
child.on( 'close', ( code ) => process.exit( code ?? 1 ) );
