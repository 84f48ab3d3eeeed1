import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../site/paths.mjs';

/** What PHPUnit ends with: all well, failures, errors. Anything else means that PHP died on the way. */
const ENDS = [ 0, 1, 2 ];

/**
 * Returns the file that is where tests run in a site.
 *
 * @param {string} site Name of the site.
 * @return {string} Its path.
 */
function markOf( site ) {
	return path.join( cacheFolder(), 'test-runs', site );
}

/**
 * Returns whether the last tests in a site were stopped before their end. What
 * they made is then still there: tests of commands delete it themselves, since
 * no transaction reaches the other process.
 *
 * @param {string} site Name of the site.
 * @return {boolean} Whether the site is better recreated.
 */
export function wasStopped( site ) {
	return existsSync( markOf( site ) );
}

/**
 * Runs tests in a site, and remembers until they end that they have not.
 *
 * @param {string}                site Name of the site.
 * @param {() => Promise<number>} run  Gives the exit code of PHPUnit.
 * @return {Promise<number>} The same exit code.
 */
export async function toTheEnd( site, run ) {
	const mark = markOf( site );
	await mkdir( path.dirname( mark ), { recursive: true } );
	await writeFile( mark, '' );
	const code = await run();
	if ( ENDS.includes( code ) ) {
		await rm( mark, { force: true } );
	}
	return code;
}
