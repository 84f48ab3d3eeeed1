import { createRequire } from 'node:module';
import path from 'node:path';
import { SiteError } from '../../errors.mjs';
import { REPOSITORY } from '../../paths.mjs';

/** The PHP that Playground runs: the one that most hosts have. */
const PHP_VERSION = '8.2';

/** Where Playground's web server looks for WordPress. */
const DOCUMENT_ROOT = '/wordpress';

/**
 * Returns the command line tool of Playground.
 *
 * @return {string} A script for Node.
 */
export function playgroundScript() {
	const require = createRequire( import.meta.url );
	try {
		return path.join(
			path.dirname(
				require.resolve( '@wp-playground/cli/package.json' )
			),
			'wp-playground.js'
		);
	} catch ( error ) {
		throw new SiteError( 'WordPress Playground is not installed.', {
			missing: 'The package @wp-playground/cli.',
			fix: 'npm ci',
			cause: error,
		} );
	}
}

/**
 * Writes a command of Playground for a site. The site, the repository and
 * whatever else is named appear under their own paths, so that links and
 * arguments mean the same inside and outside.
 *
 * @param {'server'|'php'}    command
 * @param {string}            folder  The site's folder.
 * @param {readonly ( string | readonly [ string, string ] )[]} folders More folders to show, under their own path or another.
 * @param {readonly string[]} args
 * @param {boolean}           driver  Whether the site brings its own SQLite driver.
 * @return {string[]} The program and its arguments.
 */
export function playgroundCommand(
	command,
	folder,
	folders,
	args,
	driver = true
) {
	/** @type {Map<string, string>} */
	const shown = new Map();
	for ( const item of [ REPOSITORY, folder, ...folders ] ) {
		const [ from, to ] = typeof item === 'string' ? [ item, item ] : item;
		shown.set( to, from );
	}
	return [
		process.execPath,
		playgroundScript(),
		command,
		`--php=${ PHP_VERSION }`,
		'--wordpress-install-mode=do-not-attempt-installing',
		...( driver ? [ '--skip-sqlite-setup' ] : [] ),
		'--mount-dir-before-install',
		path.join( folder, 'wordpress' ),
		DOCUMENT_ROOT,
		...[ ...shown ].flatMap( ( [ to, from ] ) => [
			'--mount-dir-before-install',
			from,
			to,
		] ),
		...args,
	];
}
