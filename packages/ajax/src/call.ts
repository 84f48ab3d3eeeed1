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

/** The outcome of a request; a failure is a value, not an exception. */
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
			? // Its contract is a string; an error page of a proxy has an error status.
				{ ok: true, data: text as Data }
			: failure( 'malformed', response.status );
	}
	if ( envelope.success && response.ok ) {
		// The server's tests hold its responses to the same contract.
		return { ok: true, data: envelope.data as Data };
	}
	const data = isObject( envelope.data ) ? envelope.data : {};
	return failure(
		typeof data[ 'code' ] === 'string' ? data[ 'code' ] : 'refused',
		response.status,
		typeof data[ 'message' ] === 'string' ? data[ 'message' ] : ''
	);
}

/**
 * The size limit of `keepalive` requests, in bytes, less what other requests
 * may use up.
 */
const MAX_KEEPALIVE_BYTES = 50_000;

/**
 * Sends one request.
 *
 * @param body   Form fields.
 * @param signal Ends it.
 * @param traits How the action is treated.
 * @return The outcome.
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
				// A write continues after the visitor has left the page
				// (`keepalive`); browsers refuse that for large bodies.
				keepalive:
					kind === 'write' &&
					`${ body }`.length < MAX_KEEPALIVE_BYTES,
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
 * An idempotent action is retried once when the connection fails; for others
 * the caller decides.
 *
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
	// First: PHP truncates forms with more than `max_input_vars` fields.
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
