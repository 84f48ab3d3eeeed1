import path from 'node:path';
import { median, quantile } from './statistics.mjs';
import { compared } from './table.mjs';
import { addVotes } from './votes/adds.mjs';
import { call } from './votes/call.mjs';
import { runClients } from './votes/clients.mjs';
import { chooseKills } from './votes/kills.mjs';
import { benchVotePage } from './votes/page.mjs';
import { runScript, writeRate } from './votes/script.mjs';
import { startServers } from './votes/servers.mjs';

/**
 * What is asked of each database when nothing else is said: enough that any
 * vote which gets lost under 32 hands would show, few enough for some minutes
 * on two cores. `--calls 500` is the long run before a release.
 */
const SIZES = {
	mysql: { clients: 32, calls: 50 },
	// PHP's servers answer as many at once as there are clients.
	sqlite: { clients: 8, calls: 100 },
};

const SERVERS = 8;

/** The first port of the servers; far from those that the site runner gives. */
const PORT = 9700;

/** So often a server is killed. */
const KILLS = 10;

/** How many processes compare votes with a bare update. */
const WRITERS = 8;

/** How often each of them writes in one turn: some seconds, so that what one process does before the others is small beside it. */
const WRITES = 2_000;

/** How many likes each turn compares with an empty action; with three turns nine of them lie above the 95th percentile. */
const REQUESTS = 60;

/**
 * Returns a row of what was expected and what was found.
 *
 * @param {string}  what
 * @param {number}  found
 * @param {number}  expected
 * @param {boolean} isExact Whether everything else is as it has to be, too.
 * @return {import('./table.mjs').Row} The row.
 */
function exact( what, found, expected, isExact = true ) {
	return {
		what,
		figure: String( found ),
		baseline: String( expected ),
		budget: 'equal',
		isMet: found === expected && isExact,
	};
}

/**
 * Runs clients that vote, and compares what is stored with what they did.
 *
 * @param {import('../test/sites.mjs').RunningSite}  site
 * @param {import('./votes/servers.mjs').Servers}    servers
 * @param {{ clients: number, calls: number }}       size
 * @param {number}                                   kills How many servers die on the way.
 * @return {Promise<import('./table.mjs').Row[]>} What was found.
 */
async function benchExactness( site, servers, size, kills ) {
	const { post } = await runScript( site, [ 'make' ] );
	const dying = chooseKills( kills, size.clients * size.calls );
	const expected = await runClients( {
		target: { address: servers.address, origin: site.url },
		post,
		...size,
		onCall: ( done ) => {
			const server = dying.get( done );
			if ( server !== undefined ) {
				servers.kill( server );
			}
		},
	} );
	const found = await runScript( site, [ 'check', post ] );
	const what = `${ size.clients } clients × ${ size.calls } calls${
		dying.size > 0 ? `, ${ dying.size } servers killed at random` : ''
	}`;
	const isExact = found.differences.length === 0;
	const stars = [ ...expected.ratings.values() ].reduce(
		( sum, value ) => sum + value,
		0
	);
	return [
		exact( `${ what }: likes`, found.like, expected.likes.size, isExact ),
		exact(
			`${ what }: ratings`,
			found.rating,
			expected.ratings.size,
			isExact
		),
		exact( `${ what }: stars`, found.rating_sum, stars, isExact ),
	];
}

/**
 * Compares a like with an ajax action that does nothing.
 *
 * @param {import('../test/sites.mjs').RunningSite} site
 * @param {number}                                  times
 * @return {Promise<import('./table.mjs').Row>} The result.
 */
async function benchRequest( site, times ) {
	const { post } = await runScript( site, [ 'make' ] );
	const target = { address: () => site.url, origin: site.url };
	/** @type {Record<'like'|'empty', number[]>} */
	const figures = { like: [], empty: [] };
	/**
	 * @param {'like'|'empty'} way
	 * @param {Record<string, string>} fields
	 */
	const time = async ( way, fields ) => {
		const start = performance.now();
		await call( target, 0, fields );
		figures[ way ].push( performance.now() - start );
	};
	for ( let number = 0; number < times; number++ ) {
		await time( 'empty', { action: 'larder_bench_empty' } );
		await time( 'like', {
			action: 'recipe_likes',
			id: String( post ),
			add_remove: 'add',
			unique_user_id: `dr_user_identifier_r${ number }`,
		} );
	}
	return compared(
		'a like against an empty ajax action, p95',
		quantile( figures.like, 0.95 ),
		quantile( figures.empty, 0.95 ),
		'ms',
		1.15
	);
}

/**
 * Compares the rate of votes with that of a bare update, in turn.
 *
 * @param {import('../test/sites.mjs').RunningSite} site
 * @param {number}                                  runs
 * @return {Promise<import('./table.mjs').Row>} The result.
 */
async function benchRate( site, runs ) {
	/** @type {Record<'vote'|'bare', number[]>} */
	const rates = { vote: [], bare: [] };
	for ( let run = 0; run < runs; run++ ) {
		const { post } = await runScript( site, [ 'make' ] );
		for ( const way of /** @type {const} */ ( [ 'bare', 'vote' ] ) ) {
			rates[ way ].push(
				await writeRate( site, way, post, WRITERS, WRITES )
			);
		}
	}
	const vote = median( rates.vote );
	const bare = median( rates.bare );
	return {
		what: `vote and tally against a bare update, ${ WRITERS } processes, a second`,
		figure: vote.toFixed( 0 ),
		baseline: bare.toFixed( 0 ),
		ratio: `${ ( vote / bare ).toFixed( 2 ) } ×`,
		budget: '≥ 0.5 ×',
		isMet: vote / bare >= 0.5,
	};
}

/**
 * Adds votes by the known way, read and write back, and says what it has lost.
 *
 * @param {import('../test/sites.mjs').RunningSite} site
 * @param {import('./votes/servers.mjs').Servers}   servers
 * @param {{ clients: number, calls: number }}      size
 * @return {Promise<import('./table.mjs').Row[]>} The result, with ours beside it.
 */
async function benchLoss( site, servers, size ) {
	const { post } = await runScript( site, [ 'make' ] );
	const target = { address: servers.address, origin: site.url };
	/** @param {string} action */
	const add = ( action ) =>
		addVotes( { target, action, post, fields: {}, ...size } );
	const known = await add( 'larder_bench_known_way' );
	const ours = await add( 'recipe_likes' );
	return [
		exact( 'likes that were added, and sent', ours.counted, ours.sent ),
		{
			what: 'the same by reading, raising and writing a meta field',
			figure: String( known.counted ),
			baseline: String( known.sent ),
			ratio: `${ ( ( 1 - known.counted / known.sent ) * 100 ).toFixed( 0 ) }% lost`,
		},
	];
}

/**
 * Votes on one recipe of a site that was made for it.
 *
 * @param {import('./types.mjs').Bench}      bench
 * @param {'mysql'|'sqlite'}                 database
 * @return {Promise<import('./table.mjs').Row[]>} The result.
 */
export async function benchVotes( bench, database ) {
	const { site, runs, progress, clients, calls } = bench;
	const size = {
		clients: clients ?? SIZES[ database ].clients,
		calls: calls ?? SIZES[ database ].calls,
	};
	const servers = await startServers( {
		php: site.phpArgs[ 0 ] ?? 'php',
		folder: path.dirname( site.path ),
		count: Math.min( SERVERS, size.clients ),
		port: PORT,
	} );
	try {
		const rows = await progress.step( `Vote on ${ database }`, () =>
			benchExactness( site, servers, size, 0 )
		);
		rows.push(
			...( await progress.step( 'The same while servers die', () =>
				benchExactness( site, servers, size, KILLS )
			) ),
			...( await progress.step( 'Add votes by the known way', () =>
				benchLoss( site, servers, {
					...size,
					calls: Math.ceil( size.calls / 10 ),
				} )
			) ),
			await progress.step( 'Compare with a bare update', () =>
				benchRate( site, runs )
			),
			await progress.step( 'Compare with an empty action', () =>
				benchRequest( site, REQUESTS * runs )
			),
			...( await progress.step( 'Open a page with all of it', () =>
				benchVotePage( bench )
			) )
		);
		return rows.map( ( row ) => ( {
			...row,
			what: `${ database }: ${ row.what }`,
		} ) );
	} finally {
		servers.stop();
	}
}

/**
 * Adds votes by an action of any site.
 *
 * @param {object}                 options
 * @param {string}                 options.url
 * @param {string}                 options.action
 * @param {number}                 options.post
 * @param {number}                 options.clients
 * @param {number}                 options.calls   How many each client makes.
 * @param {Record<string, string>} options.fields  Further ones of each call, such as a nonce.
 * @param {Record<string, string>} options.headers The same.
 * @return {Promise<import('./table.mjs').Row[]>} How many were sent, and how many were counted.
 */
export async function benchAnySite( { url, headers, ...votes } ) {
	const address = url.replace( /\/$/, '' );
	const { sent, counted } = await addVotes( {
		target: {
			address: () => address,
			origin: new URL( address ).origin,
			headers,
		},
		...votes,
	} );
	return [
		exact(
			`${ votes.action }: votes that were counted, and sent`,
			counted,
			sent
		),
	];
}
