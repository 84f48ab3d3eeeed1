/**
 * Runs PHPUnit inside a real WordPress:
 * `npm run test:php -- [--wordpress 7.1|6.8] [--db sqlite|mysql] [--network|--redis] [PHPUnit's options]`.
 *
 * Each combination has a site of its own, which is made when it is missing. With
 * `--network` it is made anew, becomes a network of sites and runs its tests; with
 * `--redis` its object cache lives in a Redis of its own, and the tests about what is cached run.
 */
import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { describeError } from '../site/errors.mjs';
import { createProgress } from '../site/progress.mjs';
import { handleInterrupts, undoAll } from '../site/system/interrupt.mjs';
import { ensureRedis, startObjectCache } from './redis/redis.mjs';

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

const kinds = flags.filter( ( flag ) => values[ flag ] === true );
const name = [ 'phpunit', values.wordpress, values.db, ...kinds ].join( '-' );
const node = process.execPath;
const cli = path.join( root, 'tools/site/cli.mjs' );

const { stdout } = await promisify( execFile )(
	node,
	[
		cli,
		'start',
		'--name',
		name,
		'--runtime',
		'native',
		'--wordpress',
		String( values.wordpress ),
		'--db',
		String( values.db ),
		'--detach',
		'--json',
		...( kinds.length > 0 ? [ '--fresh' ] : [] ),
		...( values.network === true ? [ '--no-activate' ] : [] ),
	],
	{ cwd: root }
);
/** @type {{ phpArgs: string[], wpArgs: string[], path: string, url: string }} */
const site = JSON.parse( stdout );
const [ php = 'php', ...phpArgs ] = site.phpArgs;
const tests = path.join( root, 'packages/server/tests' );
let runner = [ ...phpArgs, path.join( tests, 'run.php' ) ];
if ( values.network === true ) {
	const host = new URL( site.url ).host;
	runner = [ path.join( tests, 'network.php' ), site.path, host ];
	for ( const step of [ '--make', '--activate' ] ) {
		await promisify( execFile )( php, [ ...runner, step ], { cwd: root } );
	}
	passed.push( '--testsuite', 'network' );
}

/** @return {Promise<number>} The exit code of PHPUnit. */
const runTests = () =>
	new Promise( ( resolve ) => {
		spawn(
			php,
			[
				...runner,
				'--configuration',
				path.join( root, 'packages/server/phpunit.xml.dist' ),
				...passed,
			],
			{
				cwd: root,
				stdio: [ 'ignore', 'inherit', 'inherit' ],
				// Tests of commands call WP-CLI as a terminal does.
				env: {
					...process.env,
					LARDER_WP: JSON.stringify( site.wpArgs ),
				},
			}
		).on( 'close', ( status ) => resolve( status ?? 1 ) );
	} );

/**
 * Runs the tests while the object cache of the site lives in Redis.
 *
 * @return {Promise<number>} The exit code of PHPUnit; 1 where there is no Redis.
 */
async function runCached() {
	try {
		await ensureRedis( php, createProgress() );
		const stopCache = await startObjectCache( site.path );
		try {
			return await runTests();
		} finally {
			await stopCache();
		}
	} catch ( error ) {
		process.stderr.write( `${ describeError( error ) }\n` );
		return 1;
	}
}

let code = 1;
if ( values.redis === true ) {
	passed.push( '--testsuite', 'redis' );
	handleInterrupts( () => process.stderr.write( '\nStopping…\n' ) );
	code = await runCached();
	await undoAll();
} else {
	code = await runTests();
}

await promisify( execFile )( node, [ cli, 'stop', '--name', name ], {
	cwd: root,
} );
process.exitCode = code;
