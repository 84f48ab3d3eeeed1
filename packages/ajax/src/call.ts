import { getManifest } from '@larder/islands';
import {
	traits,
	type ActionName,
	type Actions,
	type ActionTraits,
} from '@larder/contracts/actions';
import { toForm } from './form';

/** Why a request gave no data. */
export type Failure = {
	/** `network`, `timeout`, `aborted`, `malformed`, or the server's own code. */
	code: string;
	/** For a person, when it comes from the server; empty otherwise. */
	message: string;
	/** HTTP status, 0 when there was no answer. */
	status: number;
};

/** What became of a request. It is never an exception. */
export type Result< Data > =
	{ ok: true; data: Data } | { ok: false; error: Failure };

export type RequestOptions = {
	/** Ends the request. */
	signal?: AbortSignal;
	/** Milliseconds until the request is given up, 15 s by default. */
	timeout?: number;
	/** URL of the endpoint; the page's own by default. */
	url?: string;
};

type Envelope = { success: boolean; data: unknown };

function isObject( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function isEnvelope( value: unknown ): value is Envelope {
	return isObject( value ) && typeof value[ 'success' ] === 'boolean';
}

function failure(
	code: string,
	status = 0,
	message = ''
): { ok: false; error: Failure } {
	return { ok: false, error: { code, status, message } };
}

/**
 * Reads an answer of the server.
 *
 * @param response The answer.
 * @param isHtml   Whether it answers HTML in place of data.
 * @return Its data, or what went wrong.
 */
async function read< Data >(
	response: Response,
	isHtml: boolean
): Promise< Result< Data > > {
	let text = '';
	let envelope: unknown;
	try {
		text = await response.text();
		envelope = JSON.parse( text );
	} catch {
		envelope = undefined; // No JSON; judged below.
	}
	if ( ! isEnvelope( envelope ) ) {
		return isHtml && response.ok && text.startsWith( '<' )
			? // Its contract is a string; a page of a proxy comes with an error status.
				{ ok: true, data: text as Data }
			: failure( 'malformed', response.status );
	}
	if ( envelope.success && response.ok ) {
		// The server's answer is held to the same contract by its own tests.
		return { ok: true, data: envelope.data as Data };
	}
	const data = isObject( envelope.data ) ? envelope.data : {};
	return failure(
		typeof data[ 'code' ] === 'string' ? data[ 'code' ] : 'refused',
		response.status,
		typeof data[ 'message' ] === 'string' ? data[ 'message' ] : ''
	);
}

/** As many bytes of a form as browsers send for a page that is gone, less what others may be sending. */
const LONGEST_KEPT = 50_000;

/**
 * Sends one request.
 *
 * @param url    URL.
 * @param body   Form fields.
 * @param signal Ends it.
 * @param traits How the action is treated.
 * @return What became of it.
 */
async function send< Data >(
	url: string,
	body: URLSearchParams,
	signal: AbortSignal,
	{ kind, answers }: ActionTraits
): Promise< Result< Data > > {
	try {
		return await read< Data >(
			await fetch( url, {
				method: 'POST',
				body,
				signal,
				// A write continues when the visitor leaves the page; browsers refuse that for long ones.
				keepalive:
					kind === 'write' && `${ body }`.length < LONGEST_KEPT,
				credentials: 'same-origin',
				headers: { Accept: 'application/json' },
			} ),
			answers === 'html'
		);
	} catch {
		return failure( 'network' );
	}
}

/**
 * Calls an ajax action of the site, without a nonce.
 *
 * What may be repeated is sent once more when the connection fails; anything
 * else is left to its caller.
 *
 * @param action  Name of the action.
 * @param payload Its fields.
 * @param options Signal, timeout, URL.
 * @return Data, or a failure; the promise never rejects.
 */
export async function call< Name extends ActionName >(
	action: Name,
	payload: Actions[ Name ][ 'request' ],
	{ signal, timeout = 15_000, url = getManifest().ajax }: RequestOptions = {}
): Promise< Result< Actions[ Name ][ 'response' ] > > {
	const clock = new AbortController();
	const timer = setTimeout( () => clock.abort(), timeout );
	const abort = (): void => clock.abort();
	signal?.addEventListener( 'abort', abort );
	if ( signal?.aborted ) {
		clock.abort();
	}
	// First, for PHP cuts forms that are too long at their end.
	const body = toForm( { action, ...payload } );
	const { kind, isIdempotent } = traits[ action ];
	const attempts = kind === 'read' || isIdempotent ? 2 : 1;
	let result: Result< Actions[ Name ][ 'response' ] > = failure( 'network' );
	for (
		let attempt = 0;
		attempt < attempts && ! clock.signal.aborted;
		attempt++
	) {
		result = await send( url, body, clock.signal, traits[ action ] );
		if ( result.ok || result.error.code !== 'network' ) {
			break;
		}
	}
	clearTimeout( timer );
	signal?.removeEventListener( 'abort', abort );
	if ( ! result.ok && clock.signal.aborted ) {
		return failure( signal?.aborted ? 'aborted' : 'timeout' );
	}
	return result;
}
