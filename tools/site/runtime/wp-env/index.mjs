import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteError } from '../../errors.mjs';
import { REPOSITORY } from '../../paths.mjs';
import {
	copyWordPress,
	placeHelpers,
	placeSitePlugin,
} from '../../site/lay-out.mjs';
import { prepareSite } from '../../site/prepare.mjs';
import { onInterrupt } from '../../system/interrupt.mjs';
import { identify, stopProcess } from '../../system/processes.mjs';
import { lastLines, run } from '../../system/run.mjs';
import { versionOf } from '../../wordpress-source/versions.mjs';
import {
	HOME,
	chooseEngine,
	wpEnvEnvironment,
	wpEnvScript,
} from './command.mjs';

/**
 * Stores the latest version of WordPress, which it otherwise asks for
 * online even when it does not need it.
 *
 * @param {string} folder  The site's folder.
 * @param {string} version
 */
async function tellVersion( folder, version ) {
	const config = path.join( REPOSITORY, '.wp-env.json' );
	const name = createHash( 'md5' ).update( config ).digest( 'hex' );
	const place = path.join( folder, HOME, name );
	await mkdir( place, { recursive: true } );
	await writeFile(
		path.join( place, 'wp-env-cache.json' ),
		JSON.stringify( { latestWordPressVersion: version } )
	);
}

/** @type {import('../index.mjs').Runtime['require']} */
export async function require( options ) {
	if ( options.plugin !== null ) {
		throw new SiteError( 'wp-env runs the repository, no other --plugin.', {
			fix: 'Choose --runtime native or playground.',
		} );
	}
	wpEnvScript();
}

/** @type {import('../index.mjs').Runtime['create']} */
export async function create( { folder, source, progress } ) {
	// wp-env writes into its WordPress, so it gets one of its own.
	await progress.step( 'Copy WordPress', () =>
		copyWordPress( { ...source, ours: false }, folder )
	);
	await placeSitePlugin( path.join( folder, 'wordpress' ) );
}

/** @type {import('../index.mjs').Runtime['start']} */
export async function start( context ) {
	const { folder, options, port, isNew, progress } = context;
	const core = path.join( folder, 'wordpress' );
	const engine = await chooseEngine();
	const url = `http://localhost:${ port }`;
	await placeHelpers( core, options.mu );
	await tellVersion(
		folder,
		( await versionOf( core ) ) ?? options.wordpress
	);
	// wp-env's servers are not of this process's group.
	onInterrupt( async () =>
		stopEngine( folder, port, await serverOf( folder, engine ) )
	);
	await progress.step( `Start wp-env (${ engine })`, ( update ) =>
		startWpEnv( folder, port, engine, update )
	);
	const server = await serverOf( folder, engine );
	const php = [
		process.execPath,
		fileURLToPath( new URL( './php.mjs', import.meta.url ) ),
		engine,
		folder,
		String( port ),
	];
	return {
		url,
		server,
		database: null,
		php,
		core,
		log: path.join( core, 'wp-content/debug.log' ),
		ready: await prepareSite(
			php,
			url,
			isNew && options.activate,
			progress
		),
	};
}

/**
 * Starts wp-env.
 *
 * @param {string} folder The site's folder.
 * @param {number} port
 * @param {import('./command.mjs').Engine} engine
 * @param {( detail: string ) => void} update
 */
async function startWpEnv( folder, port, engine, update ) {
	const { code, stdout, stderr } = await run(
		process.execPath,
		[ wpEnvScript(), 'start', `--runtime=${ engine }` ],
		{
			cwd: REPOSITORY,
			env: wpEnvEnvironment( folder, port ),
			onLine: ( line ) => update( line.slice( 0, 60 ) ),
		}
	);
	if ( code !== 0 ) {
		throw new SiteError( 'wp-env could not start.', {
			tried: lastLines( stderr || stdout, 8 ).split( '\n' ),
			missing:
				engine === 'playground'
					? 'Docker, which it prefers, does not answer; Playground was tried.'
					: undefined,
			fix: 'Start Docker, or do without wp-env: npm run site -- start',
		} );
	}
}

/**
 * Finds the process that wp-env has started.
 *
 * @param {string} folder The site's folder.
 * @param {import('./command.mjs').Engine} engine
 * @return {Promise<import('../../types.mjs').ProcessIdentity|null>} Null with Docker, whose processes are not ours.
 */
async function serverOf( folder, engine ) {
	if ( engine === 'docker' ) {
		return null;
	}
	const home = path.join( folder, HOME );
	for ( const name of await readdir( home ) ) {
		const file = path.join( home, name, 'playground.pid' );
		const pid = Number( await readFile( file, 'utf8' ).catch( () => '' ) );
		if ( pid > 0 ) {
			return identify( pid );
		}
	}
	return null;
}

/**
 * Stops what wp-env runs for a site.
 *
 * @param {string} folder The site's folder.
 * @param {number} port
 * @param {import('../../types.mjs').ProcessIdentity|null} server Null with Docker.
 */
async function stopEngine( folder, port, server ) {
	if ( server !== null ) {
		await stopProcess( server );
		return;
	}
	await run( process.execPath, [ wpEnvScript(), 'stop' ], {
		cwd: REPOSITORY,
		env: wpEnvEnvironment( folder, port ),
	} );
}

/** @type {NonNullable<import('../index.mjs').Runtime['stop']>} */
export async function stop( site, folder ) {
	await stopEngine( folder, site.port, site.server );
}

/** @type {NonNullable<import('../index.mjs').Runtime['isUp']>} */
export async function isUp( site ) {
	try {
		const response = await fetch(
			`${ site.url }/wp-includes/images/blank.gif`,
			{
				signal: AbortSignal.timeout( 3_000 ),
			}
		);
		return response.ok;
	} catch {
		return false;
	}
}
