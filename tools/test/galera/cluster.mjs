import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	asRoot,
	initialize,
	requireMariaDb,
} from '../../site/database/mariadb.mjs';
import { SiteError } from '../../site/errors.mjs';
import { choosePort } from '../../site/system/ports.mjs';
import { killProcess, stopProcess } from '../../site/system/processes.mjs';
import { startServer } from '../../site/system/servers.mjs';
import { requireGalera } from './library.mjs';
import {
	PATIENCE,
	ask,
	recoveredPosition,
	setOption,
	waitForMinority,
	waitForSync,
} from './nodes.mjs';

/** @typedef {import('../../site/types.mjs').ProcessIdentity} ProcessIdentity */

/** How many databases are written at once. */
export const NODES = 3;

/** The first port that is tried; each node takes three. */
const PORT = 14567;

/**
 * A node that joins begins with a copy of the first one's files, or with its own
 * from before it died, and gets from the others what has happened since. The
 * script that MariaDB calls before that comes with its service, which a test must
 * not install. Where all files would have to be sent it fails.
 */
const JOIN = `#!/bin/sh
while [ $# -gt 0 ]; do
	case "$1" in
		--port) port=$2 ;;
		--gtid) position=\${2%%,*} ;;
		--bypass) has_files=yes ;;
	esac
	shift
done
[ "$has_files" = yes ] || exit 1
exec mariadb --no-defaults --protocol=tcp --host=127.0.0.1 --port="$port" --user=root \\
	--execute="SET wsrep_on = OFF; SET GLOBAL wsrep_start_position = '$position'"
`;

/**
 * Databases that are one: each takes writes, and all have the same.
 *
 * @typedef {object} Cluster
 * @property {string[]}                        sockets Where the nodes listen.
 * @property {( node: number ) => Promise<void>} kill   Ends a node at once, whatever it is doing.
 * @property {( node: number ) => Promise<void>} revive Starts a node that was killed with the files it had; ends when all nodes have the same again.
 * @property {( node: number ) => Promise<void>} isolate Cuts a node off from the others; ends when it knows that it is in the minority.
 * @property {( node: number ) => Promise<void>} rejoin Lets it hear the others again; ends when all nodes have the same.
 * @property {() => Promise<void>}             stop    Ends all nodes and takes their files away.
 */

/**
 * Chooses ports for all nodes.
 *
 * @return {Promise<number[][]>} Three for each: for the group, for what a node has missed, and for SQL.
 */
async function choosePorts() {
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
	return ports;
}

/**
 * Returns the options of each node's server.
 *
 * @param {string}     folder  Where the nodes' files are.
 * @param {number[][]} ports   Three for each node.
 * @param {string}     library What makes the databases one.
 * @return {( node: number ) => string[]} The options of a node.
 */
function nodeOptions( folder, ports, library ) {
	const address = ports.map( ( [ port ] ) => `127.0.0.1:${ port }` );
	return ( node ) => {
		const [ group, state, sql ] = ports[ node ] ?? [];
		return [
			'--no-defaults',
			`--datadir=${ path.join( folder, `data-${ node }` ) }`,
			// A server that starts takes away what it finds of other servers' there.
			`--tmpdir=${ path.join( folder, `tmp-${ node }` ) }`,
			`--socket=${ socketOf( folder, node ) }`,
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
		];
	};
}

/**
 * Returns where a node listens.
 *
 * @param {string} folder Where the nodes' files are.
 * @param {number} node
 * @return {string} Path of its socket.
 */
function socketOf( folder, node ) {
	return path.join( folder, `${ node }.sock` );
}

/**
 * Copies the files of the first node, which has ended, to the others.
 *
 * @param {string} folder Where the nodes' files are.
 */
async function copyFirstNode( folder ) {
	for ( let node = 1; node < NODES; node++ ) {
		await cp(
			path.join( folder, 'data-0' ),
			path.join( folder, `data-${ node }` ),
			{
				recursive: true,
				filter: ( file ) => path.basename( file ) !== 'galera.cache',
			}
		);
	}
}

/**
 * Starts databases that are one.
 *
 * @param {import('../../site/progress.mjs').Progress} progress
 * @return {Promise<Cluster>} When all of them take part.
 */
export async function startCluster( progress ) {
	const programs = await requireMariaDb( progress );
	const library = await requireGalera( progress );
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-galera-' ) );
	const ports = await choosePorts();
	/** @type {Map<number, ProcessIdentity>} */
	const running = new Map();
	const stop = async () => {
		await Promise.all(
			[ ...running.values() ].map( ( server ) => stopProcess( server ) )
		);
		await rm( folder, { recursive: true, force: true } );
	};
	const optionsOf = nodeOptions( folder, ports, library );
	/**
	 * @param {number}   node
	 * @param {string[]} more Further options.
	 */
	const start = async ( node, more = [] ) => {
		const server = await startServer(
			programs.server,
			[ ...optionsOf( node ), ...more ],
			{
				log: path.join( folder, `${ node }.log` ),
				cwd: folder,
				env: {
					...process.env,
					PATH: `${ folder }:${ process.env[ 'PATH' ] }`,
				},
			}
		);
		running.set( node, server );
		return server;
	};
	/** @param {number} node */
	const kill = async ( node ) => {
		const server = running.get( node );
		if ( server === undefined || ! ( await killProcess( server ) ) ) {
			throw new SiteError( `Node ${ node } of Galera does not run.` );
		}
		running.delete( node );
	};
	const waitForAll = async () => {
		for ( const node of ports.keys() ) {
			await waitForSync( socketOf( folder, node ), NODES );
		}
	};
	/** @param {number} node */
	const revive = async ( node ) => {
		await start( node, [
			`--wsrep-start-position=${ await recoveredPosition(
				programs.server,
				optionsOf( node )
			) }`,
		] );
		await waitForAll();
	};
	/** @param {number} node */
	const isolate = async ( node ) => {
		await setOption( socketOf( folder, node ), 'gmcast.isolate=1' );
		await waitForMinority( socketOf( folder, node ) );
	};
	/** @param {number} node */
	const rejoin = async ( node ) => {
		await setOption( socketOf( folder, node ), 'gmcast.isolate=0' );
		await waitForAll();
	};
	try {
		await writeFile( path.join( folder, 'wsrep_sst_mysqldump' ), JOIN, {
			mode: 0o755,
		} );
		await mkdir( path.join( folder, 'data-0' ), { mode: 0o700 } );
		for ( const node of ports.keys() ) {
			await mkdir( path.join( folder, `tmp-${ node }` ) );
		}
		await initialize( programs.installer, path.join( folder, 'data-0' ) );
		// A node knows where it is once it was part of a group and has ended in good order.
		const first = await start( 0, [ '--wsrep-new-cluster' ] );
		await waitForSync( socketOf( folder, 0 ), 1 );
		await ask( socketOf( folder, 0 ), 'CREATE DATABASE wordpress' );
		await stopProcess( first, PATIENCE );
		await copyFirstNode( folder );
		await start( 0, [ '--wsrep-new-cluster' ] );
		await waitForSync( socketOf( folder, 0 ), 1 );
		for ( let node = 1; node < NODES; node++ ) {
			await start( node );
			await waitForSync( socketOf( folder, node ), node + 1 );
		}
		return {
			sockets: ports.map( ( _, node ) => socketOf( folder, node ) ),
			kill,
			revive,
			isolate,
			rejoin,
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
