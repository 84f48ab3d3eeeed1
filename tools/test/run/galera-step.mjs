import assert from 'node:assert/strict';
import path from 'node:path';
import { messageOf } from '../../site/errors.mjs';
import { REPOSITORY } from '../../site/paths.mjs';
import { createProgress } from '../../site/progress.mjs';
import { lastLines, run } from '../../site/system/run.mjs';
import { startCluster } from '../galera/cluster.mjs';
import { resetSite, startSite } from '../sites.mjs';

const NAME = 'test-galera';

/** How many processes vote at once, in turn on each node. */
const VOTERS = 9;

/** How often each of them votes or takes a vote back. */
const STEPS = 60;

/** The post that all vote on. */
const POST = 7;

const SCRIPTS = path.join( REPOSITORY, 'tools/test/galera' );

const VOTER = path.join( REPOSITORY, 'packages/server/tests/Votes/voter.php' );

/**
 * Votes on three databases at once that are one, and compares what each of them knows.
 *
 * @param {import('./types.mjs').Tools} tools
 * @return {Promise<import('./types.mjs').Counts>} A test for each node.
 */
export async function testVotesOnGalera( tools ) {
	const site = await startSite(
		[ '--name', NAME, '--runtime', 'native', '--db', 'mysql', '--fresh' ],
		tools.log
	);
	const cluster = await startCluster( createProgress() );
	const [ php = 'php', ...args ] = site.phpArgs;
	/**
	 * @param {number}    node
	 * @param {string}    script
	 * @param {...string} rest
	 * @return {Promise<string>} What it prints; throws when it fails.
	 */
	const on = async ( node, script, ...rest ) => {
		const { code, stdout, stderr } = await run( php, [
			...args,
			path.join( SCRIPTS, 'on-node.php' ),
			cluster.sockets[ node ] ?? '',
			script,
			...rest,
		] );
		assert.equal( code, 0, lastLines( stderr || stdout, 12 ) );
		return stdout;
	};
	const counts = { passed: 0, failed: 0, skipped: 0 };
	try {
		await on( 0, path.join( SCRIPTS, 'make-tables.php' ) );
		const said = await Promise.all(
			Array.from( { length: VOTERS }, ( _, voter ) =>
				on(
					voter % cluster.sockets.length,
					VOTER,
					'vote',
					String( voter + 1 ),
					String( POST ),
					String( STEPS )
				)
			)
		);
		const expected = Object.assign(
			{},
			...said.map( ( votes ) => JSON.parse( votes ) )
		);
		for ( const node of cluster.sockets.keys() ) {
			try {
				const { votes, kinds } = JSON.parse(
					await on(
						node,
						path.join( SCRIPTS, 'tell-votes.php' ),
						String( POST )
					)
				);
				assert.deepEqual( votes, expected );
				for ( const { kept, told } of Object.values( kinds ) ) {
					assert.deepEqual( told, kept );
				}
				counts.passed++;
			} catch ( error ) {
				tools.log( `Node ${ node + 1 }: ${ messageOf( error ) }` );
				counts.failed++;
			}
		}
		return counts;
	} finally {
		await cluster.stop();
		await resetSite( { name: NAME } );
	}
}
