import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireDatabase, startDatabase, stopDatabase } from '../../database/index.mjs';
import { installSqliteDriver } from '../../database/sqlite.mjs';
import { SiteError } from '../../errors.mjs';
import { PHP_FILES } from '../../paths.mjs';
import { onInterrupt } from '../../system/interrupt.mjs';
import { stopProcess } from '../../system/processes.mjs';
import { lastLines, run } from '../../system/run.mjs';
import { renderConfig } from '../../site/config.mjs';
import { copyWordPress, placeHelpers, placePlugin } from '../../site/lay-out.mjs';
import { prepareSite } from '../../site/prepare.mjs';
import { provideDatabase } from '../../site/template.mjs';
import { requirePhp } from './php.mjs';
import { serve } from './server.mjs';

/**
 * Writes the wp-config.php of a site.
 *
 * @param {string}      folder
 * @param {string}      url
 * @param {string|null} socket
 * @param {boolean}     online
 */
async function writeConfig( folder, url, socket, online ) {
	await writeFile(
		path.join( folder, 'wordpress/wp-config.php' ),
		renderConfig( {
			url,
			log: "dirname( __DIR__ ) . '/debug.log'",
			socket,
			online,
			wal: true,
		} )
	);
}

/** @type {import('../index.mjs').Runtime['create']} */
export async function create( { folder, options, source, progress } ) {
	const php = await requirePhp( options.db, progress );
	await requireDatabase( options.db, progress );
	const core = path.join( folder, 'wordpress' );
	await progress.step( 'Copy WordPress', () =>
		copyWordPress( source, folder )
	);
	if ( options.db === 'sqlite' ) {
		await installSqliteDriver( path.join( core, 'wp-content' ) );
	}
	await placeHelpers( core, [] );
	await provideDatabase( {
		source,
		db: options.db,
		folder,
		progress,
		install: async () => {
			const database = await startDatabase( options.db, folder, progress );
			try {
				await writeConfig(
					folder,
					'http://127.0.0.1',
					database?.socket ?? null,
					false
				);
				const result = await run( php.command, [
					path.join( PHP_FILES, 'install.php' ),
					core,
				] );
				if ( result.code !== 0 ) {
					throw new SiteError( 'WordPress could not be installed.', {
						tried: lastLines( result.stderr || result.stdout ).split( '\n' ),
						mend: 'npm run site -- reset --cache, then start again',
					} );
				}
			} finally {
				await stopDatabase( database );
			}
		},
	} );
	await placePlugin( core, options.plugin );
}

/** @type {import('../index.mjs').Runtime['start']} */
export async function start( { folder, options, port, url, isNew, progress } ) {
	const php = await requirePhp( options.db, progress );
	const core = path.join( folder, 'wordpress' );
	await placeHelpers( core, options.mu );
	const database = await startDatabase( options.db, folder, progress );
	const forgetDatabase = onInterrupt( () => stopDatabase( database ) );
	try {
		await writeConfig( folder, url, database?.socket ?? null, options.online );
		const command = [ php.command, path.join( folder, 'run.php' ) ];
		const ready = await prepareSite(
			command,
			url,
			isNew && options.activate,
			progress
		);
		const server = await progress.step( 'Start the web server', () =>
			serve( { php: php.command, folder, port, workers: options.workers } )
		);
		onInterrupt( () => stopProcess( server ) );
		return {
			server,
			database: database?.process ?? null,
			php: command,
			core,
			log: path.join( folder, 'debug.log' ),
			ready,
		};
	} catch ( error ) {
		await stopDatabase( database );
		forgetDatabase();
		throw error;
	}
}
