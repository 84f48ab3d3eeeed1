#!/usr/bin/env node
/**
 * Runs a PHP file inside the WordPress of a site that wp-env runs:
 * `node php.mjs docker|playground SITE PORT FILE [ARGUMENT...]`. In Docker
 * the file has to be one of the repository.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../../paths.mjs';
import { playgroundCommand } from '../playground/command.mjs';
import { wpEnvEnvironment, wpEnvScript } from './command.mjs';

const [ engine, site = '', port = '', file = '', ...args ] =
	process.argv.slice( 2 );
const script = path.resolve( file );

const plugin = `wp-content/plugins/${ path.basename( REPOSITORY ) }`;

/** @return {string[]} The command for Docker, where the repository is a plugin. */
function inDocker() {
	const relative = path.relative( REPOSITORY, script );
	return [
		process.execPath,
		wpEnvScript(),
		'run',
		'cli',
		'wp',
		'eval-file',
		`${ plugin }/${ relative.split( path.sep ).join( '/' ) }`,
		...args,
	];
}

/** @return {string[]} The command for Playground, where wp-env's files are the site's. */
function inPlayground() {
	return playgroundCommand(
		'php',
		site,
		[
			[ REPOSITORY, path.join( site, 'wordpress', plugin ) ],
			path.dirname( script ),
		],
		[
			'--verbosity=quiet',
			'--',
			path.join( site, 'run.php' ),
			script,
			...args,
		],
		false
	);
}

const [ program = '', ...rest ] =
	engine === 'docker' ? inDocker() : inPlayground();

const child = spawn( program, rest, {
	cwd: REPOSITORY,
	env: wpEnvEnvironment( site, Number( port ) ),
	stdio: 'inherit',
} );
for ( const signal of /** @type {const} */ ( [ 'SIGINT', 'SIGTERM' ] ) ) {
	process.on( signal, () => child.kill( signal ) );
}
child.on( 'close', ( code ) => process.exit( code ?? 1 ) );
