import path from 'node:path';
import { SiteError } from '../errors.mjs';
import { PHP_FILES } from '../paths.mjs';
import { lastLines, run } from '../system/run.mjs';

/**
 * Runs a PHP file inside a site's WordPress.
 *
 * @param {readonly string[]} command The site's command for PHP files.
 * @param {readonly string[]} args    The file and its arguments.
 * @param {( line: string ) => void} [onLine]
 * @return {Promise<import('../system/run.mjs').RunResult>} How it ended.
 */
export function runInside( command, args, onLine ) {
	const [ program = '', ...rest ] = command;
	return run(
		program,
		[ ...rest, ...args ],
		onLine === undefined ? {} : { onLine }
	);
}

/**
 * Prepares a site: its address, the plugin, the rewrite rules. A plugin
 * that cannot be activated is told of, and the site comes up without it.
 *
 * @param {readonly string[]} command  The site's command for PHP files.
 * @param {string}            url
 * @param {boolean}           activate Whether to activate the plugin.
 * @param {import('../progress.mjs').Progress} progress
 * @return {Promise<boolean>} Whether the plugin is as it was requested.
 */
export async function prepareSite( command, url, activate, progress ) {
	const args = [ path.join( PHP_FILES, 'prepare.php' ), url ];
	const result = await progress.step( 'Prepare the site', () =>
		runInside( command, activate ? [ ...args, 'activate' ] : args )
	);
	const json = /^\{.*\}$/m.exec( result.stdout )?.[ 0 ];
	if ( result.code === 0 && json !== undefined ) {
		/** @type {{ plugin: string }} */
		const { plugin } = JSON.parse( json );
		if ( activate && plugin !== 'active' ) {
			progress.note( `! The plugin is not active: ${ plugin }` );
		}
		return ! activate || plugin === 'active';
	}
	const output = lastLines( `${ result.stderr }\n${ result.stdout }` );
	if ( activate ) {
		// Most likely the plugin itself has a fatal error.
		progress.note( `! The plugin could not be activated:\n${ output }` );
		await prepareSite( command, url, false, progress );
		return false;
	}
	throw new SiteError( 'WordPress does not run in this site.', {
		tried: output.split( '\n' ),
		fix: 'Fix what is named above, or begin afresh: npm run site -- start --fresh',
	} );
}
