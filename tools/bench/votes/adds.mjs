import { call, countIn } from './call.mjs';

/**
 * Adds votes by any action of any site, each of another visitor, and reads the count from what it answers.
 *
 * @param {object}                      options
 * @param {import('./call.mjs').Target} options.target
 * @param {string}                      options.action Such as `recipe_likes`.
 * @param {number}                      options.post
 * @param {number}                      options.clients
 * @param {number}                      options.calls   How many each client makes.
 * @param {Record<string, string>}      options.fields  Further ones of each call, and other values than they would have.
 * @return {Promise<{ sent: number, counted: number }>} How many votes were sent, and by how many the count has risen.
 */
export async function addVotes( {
	target,
	action,
	post,
	clients,
	calls,
	fields,
} ) {
	/** @param {string} who */
	const usual = ( who ) => ( {
		action,
		id: String( post ),
		recipe_id: String( post ),
		recommend_id: String( post ),
		add_remove: 'add',
		unique_user_id: `dr_user_identifier_${ who }`,
	} );
	// Handlers refuse fields that they do not know; ours does.
	/** @type {Record<string, readonly string[]>} */
	const known = {
		recipe_likes: [ 'action', 'id', 'add_remove', 'unique_user_id' ],
		irecommendthis: [ 'action', 'recommend_id', 'unique_user_id' ],
	};
	/** @param {string} who */
	const request = ( who ) => ( {
		...Object.fromEntries(
			Object.entries( usual( who ) ).filter(
				( [ name ] ) => known[ action ]?.includes( name ) ?? true
			)
		),
		...fields,
	} );
	const mark = Date.now().toString( 36 );
	const before = countIn( await call( target, 0, request( `${ mark }a` ) ) );
	await Promise.all(
		Array.from( { length: clients }, async ( _, client ) => {
			for ( let number = 0; number < calls; number++ ) {
				await call(
					target,
					client,
					request( `${ mark }c${ client }n${ number }` )
				);
			}
		} )
	);
	const after = countIn( await call( target, 0, request( `${ mark }z` ) ) );
	return { sent: clients * calls + 1, counted: after - before };
}
