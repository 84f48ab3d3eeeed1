import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '../../site/errors.mjs';
import { REPOSITORY } from '../../site/paths.mjs';
import { createProgress } from '../../site/progress.mjs';
import { lastLines, run } from '../../site/system/run.mjs';
import { startCluster } from '../galera/cluster.mjs';
import { sentBy, waitUntil } from '../galera/nodes.mjs';
import { resetSite, startSite } from '../sites.mjs';

/**
 * @typedef {import('../galera/cluster.mjs').Cluster} Cluster
 * @typedef {Record<string, number>} Votes What each voter of one process has said last, by kind and voter.
 */

/**
 * Votes by several processes at once, in turn on each node.
 *
 * @callback Vote
 * @param {number} round No two rounds have the same voters.
 * @param {string} file  As long as this file is there; an empty name for a fixed number of votes.
 * @return {Promise<Votes>} What they have sent.
 */

const NAME = 'test-galera';

/** How many processes vote at once. */
const VOTERS = 9;

/** How often each of them votes or takes a vote back, at least. */
const STEPS = 60;

/** The post that all vote on. */
const POST = 7;

/** The node that dies. */
const VICTIM = 2;

/** The node that is cut off from the others: what it is about to store is refused, and sent again. */
const LONER = 1;

/** How many changes each node has sent when that happens, how many more the others before it comes back, and after. */
const MIDST = 50;

const SCRIPTS = path.join( REPOSITORY, 'tools/test/galera' );

const VOTER = path.join( REPOSITORY, 'packages/server/tests/Votes/voter.php' );

/**
 * Waits until nodes have sent some changes more.
 *
 * @param {readonly string[]} sockets Where they listen.
 */
async function waitForChanges( sockets ) {
	for ( const socket of sockets ) {
		const before = await sentBy( socket );
		await waitUntil(
			`Nobody votes at ${ socket }.`,
			async () => ( await sentBy( socket ) ) >= before + MIDST
		);
	}
}

/**
 * Votes at all nodes while something happens to them.
 *
 * @param {Vote}                vote
 * @param {number}              round   Of the voters.
 * @param {() => Promise<void>} trouble What happens.
 * @return {Promise<Votes>} What was sent.
 */
async function voteDuring( vote, round, trouble ) {
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-voting-' ) );
	const open = path.join( folder, 'open' );
	try {
		await writeFile( open, '' );
		const [ voting, happened ] = await Promise.allSettled( [
			vote( round, open ),
			trouble().finally( () => rm( open ) ),
		] );
		if ( voting.status === 'rejected' ) {
			throw voting.reason;
		}
		if ( happened.status === 'rejected' ) {
			throw happened.reason;
		}
		return voting.value;
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}

/**
 * Stops a node in the midst of voting, and restarts it while the others are voted at.
 *
 * @param {readonly string[]}   sockets Of all nodes.
 * @param {number}              node
 * @param {() => Promise<void>} take
 * @param {() => Promise<void>} giveBack
 */
async function withoutNode( sockets, node, take, giveBack ) {
	await waitForChanges( sockets );
	await take();
	const others = sockets.filter( ( _, number ) => number !== node );
	await waitForChanges( others );
	await giveBack();
	await waitForChanges( others );
}

/**
 * Votes on three databases at once that are one, also while one of them dies and comes back, and while one is cut off, and compares what each of them knows.
 *
 * @param {import('./types.mjs').Tools} tools
 * @return {Promise<import('./types.mjs').Counts>} Three tests for each node: when the dead one is back, when the lonely one is, and when all were voted at again.
 */
export async function testVotesOnGalera( tools ) {
	const site = await startSite(
		[ '--name', NAME, '--runtime', 'native', '--db', 'mysql', '--fresh' ],
		tools.log
	);
	const cluster = await startCluster( createProgress() );
	const [ php = 'php', ...args ] = site.phpArgs;
	/**
	 * @param {readonly string[]} sockets The first one that is ready is asked.
	 * @param {string}            script
	 * @param {...string}         rest
	 * @return {Promise<string>} What it prints; throws when it fails.
	 */
	const on = async ( sockets, script, ...rest ) => {
		const { code, stdout, stderr } = await run( php, [
			...args,
			path.join( SCRIPTS, 'on-node.php' ),
			sockets.join( ',' ),
			script,
			...rest,
		] );
		assert.equal( code, 0, lastLines( stderr || stdout, 12 ) );
		return stdout;
	};
	/** @type {Vote} */
	const vote = async ( round, file ) => {
		const said = await Promise.all(
			Array.from( { length: VOTERS }, ( _, voter ) => {
				const home = voter % cluster.sockets.length;
				return on(
					[
						...cluster.sockets.slice( home ),
						...cluster.sockets.slice( 0, home ),
					],
					VOTER,
					file === '' ? 'vote' : `vote while ${ file }`,
					String( round * VOTERS + voter + 1 ),
					String( POST ),
					String( STEPS )
				);
			} )
		);
		return Object.assign(
			{},
			...said.map( ( votes ) => JSON.parse( votes ) )
		);
	};
	const counts = { passed: 0, failed: 0, skipped: 0 };
	/** @param {Votes} sent */
	const compare = async ( sent ) => {
		/** @type {unknown} */
		let first;
		for ( const [ node, socket ] of cluster.sockets.entries() ) {
			try {
				const { votes, kinds } = JSON.parse(
					await on(
						[ socket ],
						path.join( SCRIPTS, 'tell-votes.php' ),
						String( POST )
					)
				);
				assert.deepEqual( votes, sent );
				for ( const { kept, told } of Object.values( kinds ) ) {
					assert.deepEqual( told, kept );
				}
				assert.deepEqual( kinds, ( first ??= kinds ) );
				counts.passed++;
			} catch ( error ) {
				tools.log( `Node ${ node + 1 }: ${ messageOf( error ) }` );
				counts.failed++;
			}
		}
	};
	try {
		await on( cluster.sockets, path.join( SCRIPTS, 'make-tables.php' ) );
		const { sockets, kill, revive, isolate, rejoin } = cluster;
		let sent = await voteDuring( vote, 0, () =>
			withoutNode(
				sockets,
				VICTIM,
				() => kill( VICTIM ),
				() => revive( VICTIM )
			)
		);
		await compare( sent );
		sent = {
			...sent,
			...( await voteDuring( vote, 1, () =>
				withoutNode(
					sockets,
					LONER,
					() => isolate( LONER ),
					() => rejoin( LONER )
				)
			) ),
		};
		await compare( sent );
		await compare( { ...sent, ...( await vote( 2, '' ) ) } );
		return counts;
	} finally {
		await cluster.stop();
		await resetSite( { name: NAME } );
	}
}
