/**
 * Starts a site in every environment and looks whether it works. Needs WordPress
 * in the cache or a network. LARDER_SMOKE names some of them, such as
 * "native-sqlite-7.1,playground-sqlite-7.1"; without it all are tried.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isFree } from '../system/ports.mjs';
import { run } from '../system/run.mjs';

const CLI = fileURLToPath( new URL( '../cli.mjs', import.meta.url ) );

const SCRIPT = fileURLToPath( new URL( './version.php', import.meta.url ) );

const GROUNDS = [
	{ runtime: 'native', db: 'sqlite', wordpress: '7.1' },
	{ runtime: 'native', db: 'sqlite', wordpress: '6.8' },
	{ runtime: 'native', db: 'mysql', wordpress: '7.1' },
	{ runtime: 'native', db: 'mysql', wordpress: '6.8' },
	{ runtime: 'playground', db: 'sqlite', wordpress: '7.1' },
	{ runtime: 'playground', db: 'sqlite', wordpress: '6.8' },
	{ runtime: 'wp-env', db: 'sqlite', wordpress: '7.1' },
].map( ( ground ) => ( {
	...ground,
	name: `${ ground.runtime }-${ ground.db }-${ ground.wordpress }`,
} ) );

const chosen = process.env[ 'LARDER_SMOKE' ]?.split( ',' );

/**
 * Logs in and gives the cookies.
 *
 * @param {{ url: string, user: string, password: string }} site
 * @return {Promise<string>} For the header "Cookie".
 */
async function logIn( site ) {
	const response = await fetch( `${ site.url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: site.user, pwd: site.password } ),
	} );
	return response.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
}

void describe( 'a site', { concurrency: 1 }, () => {
	for ( const { name, runtime, db, wordpress } of GROUNDS ) {
		if ( chosen !== undefined && ! chosen.includes( name ) ) {
			continue;
		}
		void it(
			`works on ${ name }`,
			{ timeout: 300_000 },
			async ( context ) => {
				const options = [ '--name', `smoke-${ name }` ];
				context.after( () =>
					run( process.execPath, [ CLI, 'reset', ...options ] )
				);
				const begin = performance.now();
				const started = await run( process.execPath, [
					...[
						CLI,
						'start',
						...options,
						'--fresh',
						'--detach',
						'--json',
					],
					...[
						'--runtime',
						runtime,
						'--db',
						db,
						'--wordpress',
						wordpress,
					],
				] );
				const up = performance.now();
				assert.equal( started.code, 0, started.stderr );
				const site = JSON.parse( started.stdout );

				const cookie = await logIn( site );
				const first = performance.now();
				const editor = await fetch(
					`${ site.url }/wp-admin/post-new.php?post_type=recipe`,
					{ headers: { cookie } }
				);
				const text = await editor.text();
				assert.equal( editor.status, 200, text.slice( 0, 500 ) );
				assert.match( text, /block-editor/ );
				const second = performance.now();
				const page = await fetch( `${ site.url }/hello-world/`, {
					headers: { cookie },
				} );
				assert.equal( page.status, 200 );
				const end = performance.now();

				const [ program, ...args ] = site.phpArgs;
				const inside = await run( program, [ ...args, SCRIPT, 'a b' ] );
				const answer = JSON.parse( inside.stdout );
				assert.match(
					answer.version,
					new RegExp( `^${ wordpress }(\\.|$)` )
				);
				assert.deepEqual( answer.arguments, [ 'a b' ] );

				const log = await readFile( site.log, 'utf8' ).catch(
					() => ''
				);
				if ( runtime === 'native' ) {
					assert.equal( log, '' );
				} else {
					// Playground's own install leaves warnings of WordPress.
					assert.doesNotMatch( log, /PHP Fatal|wp-content\/plugins/ );
				}

				await run( process.execPath, [ CLI, 'stop', ...options ] );
				assert.equal( await isFree( site.port ), true );
				context.diagnostic(
					`${ name }: new site ${ seconds( up - begin ) }, editor ${ seconds(
						second - first
					) }, page ${ seconds( end - second ) }`
				);
			}
		);
	}
} );

/**
 * @param {number} milliseconds
 * @return {string} As in "1.23 s".
 */
function seconds( milliseconds ) {
	return `${ ( milliseconds / 1000 ).toFixed( 2 ) } s`;
}
