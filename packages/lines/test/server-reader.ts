import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A line and the language that it is read in. */
export type Case = { line: string; locale: string };

/** What a reader says of a line: its amounts, unit, name, food and note, and what was typed of each piece. */
export type Reading = {
	quantity: number | null;
	quantityMax: number | null;
	unit: string | null;
	name: string | null;
	food: string | null;
	note: string | null;
	pieces: Record< string, string >;
};

/** Commands that may be PHP, in the order in which they are tried. */
const COMMANDS = [
	...( process.env[ 'LARDER_PHP' ] ? [ process.env[ 'LARDER_PHP' ] ] : [] ),
	...[ 'php', 'php8.4', 'php8.3', 'php8.2', 'php8.1', 'php8.5' ],
];

/**
 * Has PHP answer, all in one process.
 *
 * @param script Name of a script in `server`.
 * @param asked  What it is asked.
 * @return Its answer to each.
 */
export function askServer(
	script: string,
	asked: readonly unknown[]
): unknown[] {
	const input = asked.map( ( one ) => JSON.stringify( one ) ).join( '\n' );
	for ( const command of COMMANDS ) {
		const { status, stdout, stderr, error } = spawnSync(
			command,
			[ path.join( __dirname, 'server', script ) ],
			{ input, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }
		);
		if ( ! error ) {
			if ( status !== 0 ) {
				throw new Error( `PHP failed: ${ stdout }${ stderr }` );
			}
			return stdout
				.trimEnd()
				.split( '\n' )
				.map( ( answer ): unknown => JSON.parse( answer ) );
		}
	}
	throw new Error(
		'There is no PHP on the path, which this test needs. LARDER_PHP can name one.'
	);
}
