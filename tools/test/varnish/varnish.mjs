import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../../site/system/apt.mjs';
import { findCommand } from '../../site/system/run.mjs';
import { stopProcess } from '../../site/system/processes.mjs';
import { startServer, waitForServer } from '../../site/system/servers.mjs';

/** How long a busy machine may take to compile the rules and to listen, in milliseconds. */
const PATIENCE = 60_000;

const RULES = fileURLToPath( new URL( 'site.vcl', import.meta.url ) );

/**
 * Installs what is missing for a cache in front of a site whose clock can be moved.
 *
 * @param {import('../../site/progress.mjs').Progress} progress
 */
export async function ensureVarnish( progress ) {
	/** @type {Array<[ string, string ]>} */
	const needed = [
		[ 'varnishd', 'varnish' ],
		[ 'faketime', 'faketime' ],
	];
	for ( const [ command, name ] of needed ) {
		if ( ( await findCommand( command ) ) === null ) {
			await installPackages( [ name ], name, progress );
		}
	}
}

/**
 * Starts Varnish in front of a site.
 *
 * @param {number} port    Where it listens.
 * @param {number} backend Where the site listens.
 * @return {Promise<() => Promise<void>>} Stops it, and takes its files away.
 */
export async function startVarnish( port, backend ) {
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-varnish-' ) );
	const rules = path.join( folder, 'site.vcl' );
	const work = path.join( folder, 'work' );
	const log = path.join( folder, 'varnish.log' );
	await mkdir( work );
	await writeFile(
		rules,
		( await readFile( RULES, 'utf8' ) ).replace(
			'BACKEND_PORT',
			String( backend )
		)
	);
	const server = await startServer(
		( await findCommand( 'varnishd' ) ) ?? 'varnishd',
		[
			'-F',
			'-j',
			'none',
			'-n',
			work,
			'-a',
			`127.0.0.1:${ port }`,
			'-f',
			rules,
			'-s',
			'malloc,64m',
		],
		{ log, cwd: folder }
	);
	const stop = async () => {
		await stopProcess( server );
		await rm( folder, { recursive: true, force: true } );
	};
	try {
		await waitForServer(
			`http://127.0.0.1:${ port }/wp-includes/images/blank.gif`,
			server,
			log,
			PATIENCE
		);
	} catch ( error ) {
		await stop();
		throw error;
	}
	return stop;
}

/**
 * Writes a PHP whose clock is ahead, for `LARDER_PHP`.
 *
 * @param {string} folder Where it is put.
 * @param {string} ahead  As faketime reads it, such as `+72h`.
 * @return {Promise<string>} Its path.
 */
export async function writeLatePhp( folder, ahead ) {
	const php = path.join( folder, 'late-php' );
	const command =
		process.env[ 'LARDER_PHP' ] ?? ( await findCommand( 'php' ) ) ?? 'php';
	await writeFile(
		php,
		`#!/bin/sh\nexec faketime -f '${ ahead }' '${ command }' "$@"\n`,
		{ mode: 0o755 }
	);
	return php;
}

/**
 * Warms the cache with pages, and verifies it: the second visitor gets the bytes of the first.
 *
 * @param {readonly string[]} addresses
 */
export async function warm( addresses ) {
	for ( const address of addresses ) {
		const first = await fetch( address );
		const text = await first.text();
		const second = await fetch( address );
		if (
			first.status !== 200 ||
			second.headers.get( 'x-cache' ) !== 'HIT' ||
			( await second.text() ) !== text
		) {
			throw new Error(
				`${ address } is not cached: status ${ first.status }, ${ second.headers.get( 'x-cache' ) }.`
			);
		}
	}
}
