/**
 * Runs PHPUnit inside a real WordPress:
 * `npm run test:php -- [--wordpress 7.1|6.8] [--db sqlite|mysql] [--network|--redis] [PHPUnit's options]`.
 *
 * Each combination has a site of its own, which is made when it is missing, and
 * again when the last run was stopped before its end. With `--network` it is made
 * again in any case, becomes a network of sites and runs its tests; with `--redis`
 * its object cache lives in a Redis of its own, and the tests about what is cached run.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { describeError } from '../site/errors.mjs';
import { createProgress } from '../site/progress.mjs';
import { handleInterrupts } from '../site/system/interrupt.mjs';
import { run, runAloud } from '../site/system/run.mjs';
import { toTheEnd, wasStopped } from './last-run.mjs';
import { ensureRedis, startObjectCache } from './redis/redis.mjs';
import { startSite, stopSite } from './sites.mjs';

/** @typedef {import('./sites.mjs').RunningSite} RunningSite */

const root = fileURLToPath( new URL( '../../', import.meta.url ) );
const { values, tokens } = parseArgs( {
	options: {
		wordpress: { type: 'string', default: '7.1' },
		db: { type: 'string', default: 'sqlite' },
		network: { type: 'boolean', default: false },
		redis: { type: 'boolean', default: false },
	},
	allowPositionals: true,
	strict: false,
	tokens: true,
} );

/** What PHPUnit gets: everything that is not ours. */
const flags = [ 'network', 'redis' ];
const own = new Set(
	tokens.flatMap( ( token ) =>
		token.kind === 'option' &&
		Object.hasOwn( values, token.name ) &&
		[ 'wordpress', 'db', ...flags ].includes( token.name )
			? [
					token.index,
					...( token.inlineValue || flags.includes( token.name )
						? []
						: [ token.index + 1 ] ),
				]
			: []
	)
);
const passed = process.argv
	.slice( 2 )
	.filter( ( _, index ) => ! own.has( index ) );

/** Which tests of their own are requested, if any. */
const kind = flags.find( ( flag ) => values[ flag ] === true );

/** What starts PHPUnit, in a network of sites and in a site. */
const NETWORK = path.join( root, 'packages/server/tests/network.php' );
const ALONE = path.join( root, 'packages/server/tests/run.php' );

/**
 * Finds the command that runs PHPUnit in the site, which becomes a network of sites where that is requested.
 *
 * @param {RunningSite} site
 * @return {Promise<string[]>} The command.
 */
async function commandOf( { phpArgs, path: folder, url } ) {
	if ( kind !== 'network' ) {
		return [ ...phpArgs, ALONE ];
	}
	const [ php = 'php' ] = phpArgs;
	const starter = [ NETWORK, folder, new URL( url ).host ];
	for ( const step of [ '--make', '--activate' ] ) {
		await promisify( execFile )( php, [ ...starter, step ], { cwd: root } );
	}
	return [ php, ...starter ];
}

/**
 * Runs the tests in a site.
 *
 * @param {RunningSite} site
 * @return {Promise<number>} The exit code of PHPUnit.
 */
async function runTests( site ) {
	const [ php = 'php', ...starter ] = await commandOf( site );
	return runAloud(
		php,
		[
			...starter,
			'--configuration',
			path.join( root, 'packages/server/phpunit.xml.dist' ),
			...passed,
			...( kind === undefined ? [] : [ '--testsuite', kind ] ),
		],
		{
			cwd: root,
			// Tests of commands call WP-CLI as a terminal does.
			env: { ...process.env, LARDER_WP: JSON.stringify( site.wpArgs ) },
		}
	);
}

/**
 * Runs the tests while the object cache of the site lives in Redis.
 *
 * @param {RunningSite} site
 * @return {Promise<number>} The exit code of PHPUnit.
 */
async function runCached( site ) {
	await ensureRedis( site.phpArgs[ 0 ] ?? 'php', createProgress() );
	const stopCache = await startObjectCache( site.path );
	try {
		return await runTests( site );
	} finally {
		await stopCache();
	}
}

handleInterrupts();

try {
	// The recipes of the demo are written and read again, too.
	await run( process.execPath, [ 'tools/demo/build.mjs', '--if-stale' ], {
		cwd: root,
	} );
	const name = [
		'phpunit',
		values.wordpress,
		values.db,
		...( kind === undefined ? [] : [ kind ] ),
	].join( '-' );
	const isFresh = kind !== undefined || wasStopped( name );
	if ( kind === undefined && isFresh ) {
		process.stderr.write(
			'The last run was stopped before its end: its site is made anew.\n'
		);
	}
	const site = await startSite(
		[
			'--name',
			name,
			'--runtime',
			'native',
			'--wordpress',
			String( values.wordpress ),
			'--db',
			String( values.db ),
			...( isFresh ? [ '--fresh' ] : [] ),
			...( kind === 'network' ? [ '--no-activate' ] : [] ),
		],
		() => {}
	);
	try {
		process.exitCode = await toTheEnd( name, () =>
			kind === 'redis' ? runCached( site ) : runTests( site )
		);
	} finally {
		await stopSite( site );
	}
} catch ( error ) {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
