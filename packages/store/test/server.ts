import { jest } from '@jest/globals';
import type { VisitorAnswer } from '@larder/ajax';

/** One call as the server gets it. */
export type Call = { action: string; fields: Record< string, string > };

type Reply = { data: unknown; status?: number; isHtml?: boolean };

/** Answers a call; a promise that settles later stands for a slow server. */
export type Handler = (
	fields: Record< string, string >
) => Reply | Promise< Reply >;

/** Refuses a call as the server does. */
export const refusal = (
	code: string,
	status: number,
	message = 'No.'
): Reply => ( { data: { code, message }, status } );

/** Who is there when nobody is logged in. */
export const guest: VisitorAnswer = {
	logged_in: false,
	name: '',
	nonce: '',
	liked: [],
	saved: [],
	recommended: [],
	rated: {},
	likes: {},
	recommendations: {},
};

/** Who is there when somebody is. */
export const member: VisitorAnswer = {
	...guest,
	logged_in: true,
	name: 'Ana',
	nonce: 'aaaaaaaaaa',
};

/** Returns how many like a recipe, as the server replies. */
export const likes = ( count: number ) => ( {
	likes_count: count,
	likes: `${ count } likes`,
	short: `${ count }`,
} );

/**
 * Mocks the site's ajax endpoint.
 *
 * @param handlers What each action answers; others break the connection.
 * @return The calls so far, in order.
 */
export function serve( handlers: Record< string, Handler > ): Call[] {
	const calls: Call[] = [];
	window.fetch = jest.fn< typeof fetch >( async ( _url, init ) => {
		const fields = Object.fromEntries(
			init?.body instanceof URLSearchParams ? [ ...init.body ] : []
		);
		const action = fields[ 'action' ] ?? '';
		calls.push( { action, fields } );
		const handler = handlers[ action ];
		if ( ! handler ) {
			throw new TypeError( 'offline' );
		}
		const { data, status = 200, isHtml = false } = await handler( fields );
		return new Response(
			isHtml
				? String( data )
				: JSON.stringify( { success: status < 400, data } ),
			{ status }
		);
	} );
	return calls;
}

/** Names the calls, in order. */
export const actionsOf = ( calls: readonly Call[] ): string[] =>
	calls.map( ( { action } ) => action );
