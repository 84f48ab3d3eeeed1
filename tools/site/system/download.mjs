import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SiteError, codeOf, messageOf } from '../errors.mjs';

/** How long a server may take to begin its answer, in milliseconds. */
const PATIENCE = 8_000;

/**
 * Requests a URL and gives up on a server that does not begin to answer.
 *
 * @param {string} address
 * @return {Promise<Response>} A successful answer.
 */
async function request( address ) {
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), PATIENCE );
	const { host } = new URL( address );
	try {
		const response = await fetch( address, { signal: controller.signal } );
		if ( ! response.ok ) {
			throw new SiteError( `${ host } answered ${ response.status }.` );
		}
		return response;
	} catch ( error ) {
		if ( error instanceof SiteError ) {
			throw error;
		}
		const cause = error instanceof Error ? error.cause : undefined;
		const reason = controller.signal.aborted
			? `no answer within ${ PATIENCE / 1000 } s`
			: ( codeOf( cause ) ?? messageOf( cause ?? error ) );
		throw new SiteError( `${ host } is out of reach (${ reason }).`, {
			cause: error,
		} );
	} finally {
		clearTimeout( timer );
	}
}

/**
 * Fetches a short text.
 *
 * @param {string} address
 * @return {Promise<string>} The body.
 */
export async function fetchText( address ) {
	return ( await request( address ) ).text();
}

/**
 * Downloads a file, hands it to its user and removes it, come what may.
 *
 * @param {string} address
 * @param {string} file    Where it is meanwhile.
 * @param {( detail: string ) => void} update Gets "40 %".
 * @param {() => Promise<void>} use
 */
export async function download( address, file, update, use ) {
	try {
		const response = await request( address );
		const total = Number( response.headers.get( 'content-length' ) );
		let received = 0;
		const meter = new Transform( {
			transform( chunk, _encoding, done ) {
				received += chunk.length;
				update(
					total > 0
						? `${ Math.round( ( 100 * received ) / total ) } %`
						: `${ Math.round( received / 1e6 ) } MB`
				);
				done( null, chunk );
			},
		} );
		if ( response.body === null ) {
			throw new SiteError( `${ new URL( address ).host } sent nothing.` );
		}
		await pipeline(
			// The web stream of fetch is the one that Node's types describe.
			Readable.fromWeb(
				/** @type {import('node:stream/web').ReadableStream} */ (
					response.body
				)
			),
			meter,
			createWriteStream( file )
		);
		if ( total > 0 && received !== total ) {
			throw new SiteError(
				`The download stopped half way: ${ received } of ${ total } bytes.`
			);
		}
		await use();
	} finally {
		await rm( file, { force: true } );
	}
}
