#!/usr/bin/env node
/**
 * `node tools/gates/php.mjs types|security|format [--fix]`: the checks of the
 * PHP code, with the tools that Composer brings.
 */
import path from 'node:path';
import { installPhpTools } from '../setup/composer.mjs';
import { ensurePhp } from '../setup/php.mjs';
import { describeError } from '../site/errors.mjs';
import { REPOSITORY, cacheFolder, cachePath } from '../site/paths.mjs';
import { createProgress } from '../site/progress.mjs';
import { findPhp } from '../site/runtime/native/php.mjs';
import { runAloud } from '../site/system/run.mjs';

const CONFIG = path.join( REPOSITORY, 'tools/config' );

/** What each check runs: the tool and its arguments. */
const CHECKS = {
	types: [
		'phpstan',
		'analyse',
		`--configuration=${ path.join( CONFIG, 'phpstan.neon' ) }`,
		'--no-progress',
		'--memory-limit=1G',
	],
	security: [
		'phpcs',
		`--standard=${ path.join( CONFIG, 'phpcs.xml' ) }`,
		// By the content of files and of the sniffs.
		`--cache=${ path.join( cacheFolder(), 'phpcs.json' ) }`,
	],
	format: [
		'php-cs-fixer',
		process.argv.includes( '--fix' ) ? 'fix' : 'check',
		`--config=${ path.join( CONFIG, 'php-cs-fixer.php' ) }`,
		'--diff',
		'--show-progress=none',
	],
};

/** The older tools speak of deprecated calls of their own under new PHP. */
const ERROR_REPORTING = 'error_reporting=8191';

/**
 * Runs one check to its end, on our streams.
 *
 * @param {string[]} command
 * @return {Promise<number>} Its exit code.
 */
async function check( [ tool = '', ...args ] ) {
	const { command: php = 'php' } = ( await findPhp( 'sqlite' ) ) ?? {};
	return runAloud(
		php,
		[
			'-d',
			ERROR_REPORTING,
			path.join( REPOSITORY, 'tools/php/vendor/bin', tool ),
			...args,
		],
		{ cwd: REPOSITORY }
	);
}

const name = process.argv[ 2 ] ?? '';
const command = Object.entries( CHECKS ).find( ( [ key ] ) => key === name );

try {
	if ( command === undefined ) {
		throw new Error(
			`Say which check: ${ Object.keys( CHECKS ).join( ', ' ) }`
		);
	}
	await cachePath();
	const progress = createProgress();
	await ensurePhp( progress );
	await installPhpTools( progress );
	process.exitCode = await check( command[ 1 ] );
} catch ( error ) {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
