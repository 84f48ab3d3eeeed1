import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
	asRoot,
	initialize,
	requireMariaDb,
} from '../../site/database/mariadb.mjs';
import { SiteError } from '../../site/errors.mjs';
import { installPackages } from '../../site/system/apt.mjs';
import { exists } from '../../site/system/files.mjs';
import { stopProcess } from '../../site/system/processes.mjs';
import { choosePort } from '../../site/system/ports.mjs';
import { run } from '../../site/system/run.mjs';
import { startServer } from '../../site/system/servers.mjs';

/** @typedef {import('../../site/types.mjs').ProcessIdentity} ProcessIdentity */

/** Where the distributions put Galera. */
const LIBRARIES = [
	'/usr/lib/galera/libgalera_smm.so',
	'/usr/lib64/galera-4/libgalera_smm.so',
];

/** How many databases are written at once. */
export const NODES = 3;

/** How long a node may take to join, in milliseconds. */
const PATIENCE = 60_000;

/** The first port that is tried; each node takes three. */
const PORT = 14567;

/**
 * A node that joins begins with a copy of the first one's files, so nothing
 * has to be sent: it is only told where it stands. The script that MariaDB
 * calls for this comes with its service, which a test must not install.
 */
const JOIN = `#!/bin/sh
while [ $# -gt 0 ]; do
	case "$1" in
		--port) port=$2 ;;
		--gtid) position=\${2%%,*} ;;
	esac
	shift
done
exec mariadb --no-defaults --protocol=tcp --host=127.0.0.1 --port="$port" --user=root \\
	--execute="SET wsrep_on = OFF; SET GLOBAL wsrep_start_position = '$position'"
`;

/**
 * Finds Galera, which is installed where that is allowed.
 *
 * @param {import('../../site/progress.mjs').Progress} progress
 * @return {Promise<string>} Path of the library.
 */
async function requireGalera( progress ) {
	const find = async () => {
		for ( const library of LIBRARIES ) {
			if ( await exists( library ) ) {
				return library;
			}
		}
		return null;
	};
	const found = await find();
	if ( found !== null ) {
		return found;
	}
	await installPackages( [ 'galera-4' ], 'Galera', progress );
	const installed = await find();
	if ( installed === null ) {
		throw new SiteError( 'There is no Galera on this machine.', {
			tried: LIBRARIES,
			missing: 'libgalera_smm.so',
			mend: 'sudo apt-get install galera-4',
		} );
	}
	return installed;
}

/**
 * Asks a node.
 *
 * @param {string} socket
 * @param {string} sql
 * @return {Promise<string>} What it answers, '' when it does not.
 */
async function ask( socket, sql ) {
	const { stdout } = await run( 'mariadb', [
		'--no-defaults',
		`--socket=${ socket }`,
		'--user=root',
		'--skip-column-names',
		'--connect-timeout=2',
		`--execute=${ sql }`,
	] );
	return stdout.trim();
}

/**
 * Waits until a node takes part.
 *
 * @param {string} socket
 * @param {number} size How many nodes there are then.
 */
async function waitFor( socket, size ) {
	const deadline = Date.now() + PATIENCE;
	while (
		( await ask(
			socket,
			"SELECT GROUP_CONCAT( VARIABLE_VALUE ORDER BY VARIABLE_NAME ) FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME IN ( 'wsrep_cluster_size', 'wsrep_ready' )"
		) ) !== `${ size },ON`
	) {
		if ( Date.now() > deadline ) {
			throw new SiteError( 'A node of Galera does not join.', {
				mend: `Read ${ path.dirname( socket ) }/*.log`,
			} );
		}
		await delay( 100 );
	}
}

/**
 * Starts databases that are one: each takes writes, and all have the same.
 *
 * @param {import('../../site/progress.mjs').Progress} progress
 * @return {Promise<{ sockets: string[], stop: () => Promise<void> }>} Where they listen, and what ends them and takes their files away.
 */
export async function startCluster( progress ) {
	const programs = await requireMariaDb( progress );
	const library = await requireGalera( progress );
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-galera-' ) );
	/** @type {ProcessIdentity[]} */
	const running = [];
	const stop = async () => {
		await Promise.all( running.map( ( node ) => stopProcess( node ) ) );
		await rm( folder, { recursive: true, force: true } );
	};
	/** @type {Set<number>} */
	const taken = new Set();
	/** @type {number[][]} */
	const ports = [];
	for ( let node = 0; node < NODES; node++ ) {
		const own = [];
		for ( let use = 0; use < 3; use++ ) {
			const port = await choosePort( PORT, taken );
			taken.add( port );
			own.push( port );
		}
		ports.push( own );
	}
	const address = ports.map( ( [ port ] ) => `127.0.0.1:${ port }` );
	/** @param {number} node */
	const socketOf = ( node ) => path.join( folder, `${ node }.sock` );
	/**
	 * @param {number}   node
	 * @param {string[]} more Further options.
	 */
	const start = async ( node, more = [] ) => {
		const [ group, state, sql ] = ports[ node ] ?? [];
		const server = await startServer(
			programs.server,
			[
				'--no-defaults',
				`--datadir=${ path.join( folder, `data-${ node }` ) }`,
				`--socket=${ socketOf( node ) }`,
				`--pid-file=${ path.join( folder, `${ node }.pid` ) }`,
				`--port=${ sql }`,
				'--bind-address=127.0.0.1',
				'--skip-log-bin',
				'--binlog-format=ROW',
				'--innodb-autoinc-lock-mode=2',
				'--innodb-log-file-size=16M',
				'--innodb-buffer-pool-size=64M',
				'--innodb-flush-log-at-trx-commit=2',
				'--character-set-server=utf8mb4',
				'--collation-server=utf8mb4_unicode_ci',
				'--wsrep-on=ON',
				`--wsrep-provider=${ library }`,
				'--wsrep-cluster-name=larder',
				`--wsrep-cluster-address=gcomm://${ address.join( ',' ) }`,
				`--wsrep-node-address=127.0.0.1:${ group }`,
				`--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${ group };ist.recv_addr=127.0.0.1:${ state };gcache.size=32M`,
				'--wsrep-sst-method=mysqldump',
				`--wsrep-sst-receive-address=127.0.0.1:${ sql }`,
				'--wsrep-sst-auth=root:',
				...asRoot(),
				...more,
			],
			{
				log: path.join( folder, `${ node }.log` ),
				cwd: folder,
				env: {
					...process.env,
					PATH: `${ folder }:${ process.env[ 'PATH' ] }`,
				},
			}
		);
		running.push( server );
		return server;
	};
	try {
		await writeFile( path.join( folder, 'wsrep_sst_mysqldump' ), JOIN, {
			mode: 0o755,
		} );
		await mkdir( path.join( folder, 'data-0' ), { mode: 0o700 } );
		await initialize( programs.installer, path.join( folder, 'data-0' ) );
		// A node knows where it stands once it was part of a group and has ended in good order.
		const first = await start( 0, [ '--wsrep-new-cluster' ] );
		await waitFor( socketOf( 0 ), 1 );
		await ask( socketOf( 0 ), 'CREATE DATABASE wordpress' );
		await stopProcess( first, PATIENCE );
		running.pop();
		for ( let node = 1; node < NODES; node++ ) {
			await cp(
				path.join( folder, 'data-0' ),
				path.join( folder, `data-${ node }` ),
				{
					recursive: true,
					filter: ( file ) =>
						path.basename( file ) !== 'galera.cache',
				}
			);
		}
		await start( 0, [ '--wsrep-new-cluster' ] );
		await waitFor( socketOf( 0 ), 1 );
		for ( let node = 1; node < NODES; node++ ) {
			await start( node );
			await waitFor( socketOf( node ), node + 1 );
		}
		return {
			sockets: ports.map( ( _, node ) => socketOf( node ) ),
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
