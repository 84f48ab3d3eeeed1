import path from 'node:path';
import {
	requireDatabase,
	startDatabase,
	stopDatabase,
} from '../../database/index.mjs';
import { fillSite, writeConfig } from '../../site/create.mjs';
import { placeHelpers } from '../../site/lay-out.mjs';
import { prepareSite } from '../../site/prepare.mjs';
import { run } from '../../system/run.mjs';
import { requirePhp } from './php.mjs';
import { serve } from './server.mjs';

/** @type {import('../index.mjs').Runtime['require']} */
export async function require( options, progress ) {
	await requirePhp( options.db, progress );
	await requireDatabase( options.db, progress );
}

/** @type {import('../index.mjs').Runtime['create']} */
export async function create( context ) {
	const php = await requirePhp( context.options.db, context.progress );
	await fillSite( context, ( _folder, args ) => run( php.command, args ) );
}

/** @type {import('../index.mjs').Runtime['start']} */
export async function start( { folder, options, port, url, isNew, progress } ) {
	const php = await requirePhp( options.db, progress );
	const core = path.join( folder, 'wordpress' );
	await placeHelpers( core, options.mu );
	const database = await startDatabase( options.db, folder, progress );
	try {
		await writeConfig( folder, {
			url,
			log: "dirname( __DIR__ ) . '/debug.log'",
			socket: database?.socket ?? null,
			online: options.online,
			wal: true,
		} );
		const command = [ php.command, path.join( folder, 'run.php' ) ];
		const ready = await prepareSite(
			command,
			url,
			isNew && options.activate,
			progress
		);
		const server = await progress.step( 'Start the web server', () =>
			serve( {
				php: php.command,
				folder,
				port,
				workers: options.workers,
			} )
		);
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
		throw error;
	}
}
