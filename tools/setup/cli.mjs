#!/usr/bin/env node
/**
 * Makes sure that this machine has what tests and benchmarks need, and
 * installs what is missing where that is allowed:
 * `node tools/setup/cli.mjs [php] [php-tools] [mariadb] [chromium]`, or all.
 */
import { SiteError, describeError } from '../site/errors.mjs';
import { createProgress } from '../site/progress.mjs';
import { requireDatabase } from '../site/database/index.mjs';
import { handleInterrupts, undoAll } from '../site/system/interrupt.mjs';
import { ensureChromium } from './chromium.mjs';
import { installPhpTools } from './composer.mjs';
import { ensurePhp } from './php.mjs';

/** @type {Map<string, ( progress: import('../site/progress.mjs').Progress ) => Promise<void>>} */
const PARTS = new Map( [
	[ 'php', ensurePhp ],
	[ 'php-tools', installPhpTools ],
	[ 'mariadb', ( progress ) => requireDatabase( 'mysql', progress ) ],
	[ 'chromium', ensureChromium ],
] );

/**
 * Finds the parts that were requested.
 *
 * @param {string[]} names
 */
function partsNamed( names ) {
	const wanted = names.length > 0 ? names : [ ...PARTS.keys() ];
	return wanted.map( ( name ) => {
		const part = PARTS.get( name );
		if ( part === undefined ) {
			throw new SiteError(
				`There is nothing called "${ name }" to set up.`,
				{
					fix: `Choose from: ${ [ ...PARTS.keys() ].join( ', ' ) }`,
				}
			);
		}
		return part;
	} );
}

const progress = createProgress();

handleInterrupts( () => progress.note( '\nStopping…' ) );

try {
	for ( const ensure of partsNamed( process.argv.slice( 2 ) ) ) {
		await ensure( progress );
	}
} catch ( error ) {
	await undoAll();
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
