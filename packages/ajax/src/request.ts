import { getManifest } from '@larder/islands';
import { traits, type ActionName, type Actions } from './actions';
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
	/** Address of the endpoint; the page's own by default. */
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
 * @return Its data, or what went wrong.
 */
async function read< Data >( response: Response ): Promise< Result< Data > > {
	let envelope: unknown;
	try {
		envelope = await response.json();
	} catch {
		return failure( 'malformed', response.status );
	}
	if ( ! isEnvelope( envelope ) ) {
		return failure( 'malformed', response.status );
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

/**
 * Sends one request.
 *
 * @param url       Address.
 * @param body      Form fields.
 * @param signal    Ends it.
 * @param keepalive Whether it goes on when the visitor leaves the page.
 * @return What became of it.
 */
async function send< Data >(
	url: string,
	body: URLSearchParams,
	signal: AbortSignal,
	keepalive: boolean
): Promise< Result< Data > > {
	try {
		return await read< Data >(
			await fetch( url, {
				method: 'POST',
				body,
				signal,
				keepalive,
				credentials: 'same-origin',
				headers: { Accept: 'application/json' },
			} )
		);
	} catch {
		return failure( 'network' );
	}
}

/**
 * Calls an ajax action of the site.
 *
 * A read whose connection fails is tried once more. A write is left to its
 * caller, who knows whether it may be repeated.
 *
 * @param action  Name of the action.
 * @param payload Its fields.
 * @param options Signal, timeout, address.
 * @return Data, or a failure; the promise never rejects.
 */
export async function request< Name extends ActionName >(
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
	const body = toForm( { ...payload, action } );
	const isRead = traits[ action ].kind === 'read';
	const attempts = isRead ? 2 : 1;
	let result: Result< Actions[ Name ][ 'response' ] > = failure( 'network' );
	for (
		let attempt = 0;
		attempt < attempts && ! clock.signal.aborted;
		attempt++
	) {
		result = await send( url, body, clock.signal, ! isRead );
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
