import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 30_000;

/** How often a call is sent before the benchmark gives up. */
const TRIES = 60;

/**
 * Whom calls go to.
 *
 * @typedef {object} Target
 * @property {( client: number ) => string} address Where a client sends its next request, without a path.
 * @property {string}                       origin  Address of the site, which pages of its own send.
 * @property {Record<string, string>}       [headers] Further ones, and others instead of those that are sent anyway.
 */

/**
 * Calls an ajax action once, over a connection of its own.
 *
 * Not by `fetch()`: of thousands of calls that are hung up on, some never come
 * back there, neither with an answer nor with an error.
 *
 * @param {Target}                 target
 * @param {number}                 client
 * @param {Record<string, string>} fields
 * @param {number}                 patience Hangs up after so many milliseconds.
 * @return {Promise<{ status: number, text: string }>} The answer; rejects when the connection breaks.
 */
function callOnce( { address, origin, headers }, client, fields, patience ) {
	const url = new URL( `${ address( client ) }/wp-admin/admin-ajax.php` );
	const request = url.protocol === 'https:' ? requestHttps : requestHttp;
	const body = new URLSearchParams( fields ).toString();
	return new Promise( ( resolve, reject ) => {
		const sent = request( url, {
			method: 'POST',
			agent: false,
			headers: {
				Origin: origin,
				'Content-Type': 'application/x-www-form-urlencoded',
				'Content-Length': Buffer.byteLength( body ),
				...headers,
			},
		} );
		const timer = setTimeout(
			() => sent.destroy( new Error( 'no answer in time' ) ),
			patience
		);
		sent.on( 'response', ( response ) => {
			resolve(
				textOf( response ).then( ( text ) => ( {
					status: response.statusCode ?? 0,
					text,
				} ) )
			);
		} );
		sent.on( 'error', reject );
		sent.on( 'close', () => {
			clearTimeout( timer );
			// Says nothing where there was an answer.
			reject( new Error( 'hung up' ) );
		} );
		sent.end( body );
	} );
}

/**
 * Calls an ajax action until it is answered.
 *
 * @param {Target}                 target
 * @param {number}                 client
 * @param {Record<string, string>} fields
 * @return {Promise<string>} What was answered.
 */
export async function call( target, client, fields ) {
	let last = 'no answer';
	for ( let tries = 0; tries < TRIES; tries++ ) {
		try {
			const { status, text } = await callOnce(
				target,
				client,
				fields,
				PATIENCE
			);
			if ( status === 200 ) {
				return text;
			}
			last = `${ status } ${ text.slice( 0, 200 ) }`;
		} catch ( error ) {
			last = error instanceof Error ? error.message : String( error );
		}
		await delay( 20 + 20 * tries );
	}
	throw new Error(
		`${ fields[ 'action' ] } failed ${ TRIES } times: ${ last }`
	);
}

/**
 * Calls an ajax action and hangs up before it can have answered.
 *
 * @param {Target}                 target
 * @param {number}                 client
 * @param {Record<string, string>} fields
 * @param {number}                 patience Milliseconds.
 */
export async function callAndHangUp( target, client, fields, patience ) {
	try {
		await callOnce( target, client, fields, patience );
	} catch {
		// Nobody knows whether it was counted: that is the point.
	}
}

/**
 * Reads how many votes an answer tells of.
 *
 * @param {string} text JSON with a count in its data, or HTML with a number.
 * @return {number} NaN where there is none.
 */
export function countIn( text ) {
	const named = /"(?:likes_count|wishlists|count)":\s*"?(\d+)/.exec( text );
	const first = named ?? /(\d+)/.exec( text.replace( /<[^>]*>/g, ' ' ) );
	return first ? Number( first[ 1 ] ) : NaN;
}
