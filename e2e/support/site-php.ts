import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from './environment';

const run = promisify( execFile );

/**
 * Runs a script of `e2e/support/php` within the site under test.
 *
 * @param script Its file without the ending.
 * @param args   What it is given.
 * @return Settles when it is done; throws when it failed.
 */
export async function runSitePhp(
	script: string,
	...args: string[]
): Promise< void > {
	const command: unknown = JSON.parse(
		process.env[ 'LARDER_SITE_PHP' ] ?? '[]'
	);
	if (
		! Array.isArray( command ) ||
		! command.every( ( part ) => typeof part === 'string' ) ||
		command[ 0 ] === undefined
	) {
		throw new Error( 'This site runs no PHP for tests.' );
	}
	const [ program = '', ...first ] = command;
	await run( program, [
		...first,
		path.join( REPOSITORY, `e2e/support/php/${ script }.php` ),
		...args,
	] );
}

/**
 * Installs a plugin of `e2e/fixtures/mu-plugins` on the site under test, or removes it.
 *
 * @param name Its file without the ending.
 * @param to   `on` or `off`.
 * @param copy What tells a spec's own copy from those of others that may run beside it; empty where no other spec uses the plugin.
 * @return Settles when it is done; throws when it failed.
 */
export async function switchMuPlugin(
	name: string,
	to: 'on' | 'off',
	copy = ''
): Promise< void > {
	await runSitePhp( 'mu-plugin', name, to, copy );
}
