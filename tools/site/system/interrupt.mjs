import { messageOf } from '../errors.mjs';

/**
 * What has to be undone when the person presses Ctrl-C.
 *
 * @type {Set<() => unknown>}
 */
const undos = new Set();

let interrupted = false;

/**
 * Remembers what to undo when the command is interrupted.
 *
 * @param {() => unknown} undo
 * @return {() => void} Forgets it again.
 */
export function onInterrupt( undo ) {
	undos.add( undo );
	return () => void undos.delete( undo );
}

/** Forgets all: what was started is to stay. */
export function forgetAll() {
	undos.clear();
}

/** Undoes all that is remembered, the latest first; what cannot be undone is told, and does not keep the rest from it. */
export async function undoAll() {
	for ( const undo of [ ...undos ].reverse() ) {
		undos.delete( undo );
		try {
			await undo();
		} catch ( error ) {
			process.stderr.write( `${ messageOf( error ) }\n` );
		}
	}
}

/**
 * Makes Ctrl-C, a closed terminal and a polite kill leave nothing behind.
 *
 * @param {( signal: NodeJS.Signals ) => void} [tell] Told once, before the work; without it, the person is.
 */
export function handleInterrupts(
	tell = () => process.stderr.write( '\nStopping…\n' )
) {
	/** @type {Record<string, number>} */
	const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
	/** @param {number} code */
	const end = async ( code ) => {
		try {
			await undoAll();
		} finally {
			process.exit( code );
		}
	};
	for ( const [ name, code ] of Object.entries( codes ) ) {
		process.on( name, ( /** @type {NodeJS.Signals} */ signal ) => {
			if ( ! interrupted ) {
				interrupted = true;
				tell( signal );
				void end( code );
			}
		} );
	}
}
