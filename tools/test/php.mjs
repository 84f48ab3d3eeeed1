/**
 * Runs PHPUnit inside a real WordPress:
 * `npm run test:php -- [--wordpress 7.1|6.8] [--db sqlite|mysql] [--network] [PHPUnit's options]`.
 *
 * Each combination has a site of its own, which is made when it is missing. With
 * `--network` it is made anew, becomes a network of sites and runs its tests.
 */
import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const root = fileURLToPath( new URL( '../../', import.meta.url ) );
const { values, tokens } = parseArgs( {
	options: {
		wordpress: { type: 'string', default: '7.1' },
		db: { type: 'string', default: 'sqlite' },
		network: { type: 'boolean', default: false },
	},
	allowPositionals: true,
	strict: false,
	tokens: true,
} );

/** What PHPUnit gets: everything that is not ours. */
const own = new Set(
	tokens.flatMap( ( token ) =>
		token.kind === 'option' &&
		Object.hasOwn( values, token.name ) &&
		[ 'wordpress', 'db', 'network' ].includes( token.name )
			? [
					token.index,
					...( token.inlineValue || token.name === 'network'
						? []
						: [ token.index + 1 ] ),
				]
			: []
	)
);
const passed = process.argv
	.slice( 2 )
	.filter( ( _, index ) => ! own.has( index ) );

const name = `phpunit-${ values.wordpress }-${ values.db }${ values.network === true ? '-network' : '' }`;
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
		...( values.network === true ? [ '--fresh', '--no-activate' ] : [] ),
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

/** @type {number} */
const code = await new Promise( ( resolve ) => {
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
			env: { ...process.env, LARDER_WP: JSON.stringify( site.wpArgs ) },
		}
	).on( 'close', ( status ) => resolve( status ?? 1 ) );
} );

await promisify( execFile )( node, [ cli, 'stop', '--name', name ], {
	cwd: root,
} );
process.exitCode = code;
