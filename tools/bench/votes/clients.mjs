import { call, callAndHangUp } from './call.mjs';
import { randomFrom } from './random.mjs';

/** How many visitors one client is. */
const VISITORS = 4;

/**
 * What the clients believe is stored.
 *
 * @typedef {object} Expected
 * @property {Set<string>}         likes   Who likes the recipe.
 * @property {Map<string, number>} ratings Stars by who has given them.
 */

/**
 * Acts as visitors do: likes, unlikes, rates, presses twice, and retries what got no answer.
 *
 * @param {object}                          options
 * @param {import('./call.mjs').Target}     options.target
 * @param {number}                          options.post
 * @param {number}                          options.client Number of this client.
 * @param {number}                          options.calls
 * @param {Expected}                        options.expected Gets what this client has done.
 * @param {() => void}                      options.onCall   Hears of each call.
 */
async function runClient( { target, post, client, calls, expected, onCall } ) {
	const random = randomFrom( client + 1 );
	/** @param {number} below */
	const pick = ( below ) => Math.floor( random() * below );
	/**
	 * @param {string} who
	 * @param {'add'|'remove'} way
	 */
	const like = ( who, way ) => ( {
		action: 'recipe_likes',
		id: String( post ),
		add_remove: way,
		unique_user_id: `dr_user_identifier_${ who }`,
	} );
	for ( let number = 0; number < calls; number++ ) {
		const who = `c${ client }v${ pick( VISITORS ) }`;
		const kind = random();
		if ( kind < 0.55 ) {
			const isLike = kind < 0.35;
			const press = like( who, isLike ? 'add' : 'remove' );
			await Promise.all(
				// One of eight presses twice.
				Array.from( { length: pick( 8 ) === 0 ? 2 : 1 }, () =>
					call( target, client, press )
				)
			);
			if ( isLike ) {
				expected.likes.add( who );
			} else {
				expected.likes.delete( who );
			}
		} else if ( kind < 0.8 ) {
			const value = 1 + pick( 5 );
			await call( target, client, {
				action: 'larder_rate',
				recipe_id: String( post ),
				rating: String( value ),
				unique_user_id: `dr_user_identifier_${ who }`,
			} );
			expected.ratings.set( who, value );
		} else {
			// What was hung up on may be counted late, so nobody takes this one back.
			const once = `c${ client }n${ number }`;
			const press = like( once, 'add' );
			await callAndHangUp( target, client, press, 1 + pick( 60 ) );
			await call( target, client, press );
			expected.likes.add( once );
		}
		onCall();
	}
}

/**
 * Runs clients that vote on one recipe at once.
 *
 * @param {object}                      options
 * @param {import('./call.mjs').Target} options.target
 * @param {number}                      options.post
 * @param {number}                      options.clients
 * @param {number}                      options.calls   How many each client makes.
 * @param {( done: number ) => void}    options.onCall  Hears of each call.
 * @return {Promise<Expected>} What has to be stored now.
 */
export async function runClients( { target, post, clients, calls, onCall } ) {
	/** @type {Expected} */
	const expected = { likes: new Set(), ratings: new Map() };
	let done = 0;
	await Promise.all(
		Array.from( { length: clients }, ( _, client ) =>
			runClient( {
				target,
				post,
				client,
				calls,
				expected,
				onCall: () => onCall( ++done ),
			} )
		)
	);
	return expected;
}
