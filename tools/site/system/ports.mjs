import { createServer } from 'node:net';
import { SiteError } from '../errors.mjs';

/** The first port that is tried when none is requested. */
export const DEFAULT_PORT = 8881;

/** How many ports are tried, from the wanted one on. */
export const PORT_RANGE = 100;

/**
 * Returns whether a port of this machine is free.
 *
 * @param {number} port
 * @return {Promise<boolean>} Whether a server can listen on it.
 */
export function isFree( port ) {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( { port, host: '127.0.0.1', exclusive: true }, () =>
			server.close( () => resolve( true ) )
		);
	} );
}

/**
 * Chooses the wanted port, or the next free one that no other site claims.
 *
 * @param {number}                               wanted
 * @param {ReadonlySet<number>}                  claimed Ports of other sites, also of those at rest.
 * @param {( port: number ) => Promise<boolean>} free    Tells whether a port is free.
 * @return {Promise<number>} A port to listen on.
 */
export async function choosePort( wanted, claimed, free = isFree ) {
	const last = Math.min( wanted + PORT_RANGE - 1, 65_535 );
	for ( let port = wanted; port <= last; port++ ) {
		if ( ! claimed.has( port ) && ( await free( port ) ) ) {
			return port;
		}
	}
	throw new SiteError( 'There is no free port for the site.', {
		tried: [ `Ports ${ wanted } to ${ last }, all taken.` ],
		missing: 'A free port.',
		fix: 'npm run site -- stop --all, or choose another with --port NUMBER',
	} );
}
