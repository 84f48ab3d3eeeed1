/**
 * Reports the progress of a long piece of work. Everything goes to standard
 * error: standard output belongs to the result.
 *
 * @typedef {object} Progress
 * @property {<T>( label: string, work: ( update: ( detail: string ) => void ) => Promise< T > ) => Promise< T >} step
 *           Runs a step under a label; `update` adds a detail such as "40 %".
 * @property {( text: string ) => void} note Says one line.
 */

/** A line is repeated at this pace where it cannot be rewritten in place. */
const PLAIN_INTERVAL = 5_000;

/** Steps shorter than this (milliseconds) are not worth a line of a log. */
const WORTH_A_LINE = 300;

/**
 * @param {number} since
 * @return {string} The time since then, as in "1.4 s".
 */
function elapsed( since ) {
	return `${ ( ( Date.now() - since ) / 1000 ).toFixed( 1 ) } s`;
}

/**
 * Creates the progress of one command.
 *
 * @param {import('node:tty').WriteStream|NodeJS.WritableStream} stream
 * @return {Progress} Progress that rewrites one line on a terminal and prints plain lines elsewhere.
 */
export function createProgress( stream = process.stderr ) {
	const live = 'isTTY' in stream && stream.isTTY && ! process.env[ 'CI' ];

	/** @type {Progress['step']} */
	async function step( label, work ) {
		const started = Date.now();
		let detail = '';
		const line = () =>
			`${ label }${ detail ? `: ${ detail }` : '' } (${ elapsed(
				started
			) })`;
		const draw = () =>
			stream.write(
				live ? `\r\u001b[2K… ${ line() }` : `… ${ line() }\n`
			);
		const timer = setInterval( draw, live ? 200 : PLAIN_INTERVAL );
		try {
			const result = await work( ( text ) => {
				detail = text;
			} );
			if ( live || Date.now() - started >= WORTH_A_LINE ) {
				detail = '';
				stream.write( `${ live ? '\r\u001b[2K' : '' }✓ ${ line() }\n` );
			}
			return result;
		} catch ( error ) {
			// Not a failure yet: there may be another way.
			stream.write( `${ live ? '\r\u001b[2K' : '' }– ${ line() }\n` );
			throw error;
		} finally {
			clearInterval( timer );
		}
	}

	return {
		step,
		note: ( text ) => void stream.write( `${ text }\n` ),
	};
}
