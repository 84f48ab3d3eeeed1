import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from './environment';

const run = promisify( execFile );

/**
 * Runs a PHP file of `e2e/support/php` inside the site under test.
 *
 * @param file Its name.
 * @param args What it gets.
 * @return Settles when it has ended; throws when it failed.
 */
export async function runInSite(
	file: string,
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
		path.join( REPOSITORY, 'e2e/support/php', file ),
		...args,
	] );
}
