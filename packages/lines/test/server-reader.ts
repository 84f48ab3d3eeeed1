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

const SCRIPT = path.join( __dirname, 'server/read-lines.php' );

/** Commands that may be PHP, in the order in which they are tried. */
const COMMANDS = [
	...( process.env[ 'LARDER_PHP' ] ? [ process.env[ 'LARDER_PHP' ] ] : [] ),
	...[ 'php', 'php8.4', 'php8.3', 'php8.2', 'php8.1', 'php8.5' ],
];

/**
 * Reads lines by `Larder\Lines`, all in one process.
 *
 * @param cases The lines.
 * @return What PHP says of each, as {@link Reading} has it.
 */
export function readByServer( cases: readonly Case[] ): unknown[] {
	const input = cases
		.map( ( { line, locale } ) => JSON.stringify( [ line, locale ] ) )
		.join( '\n' );
	for ( const command of COMMANDS ) {
		const { status, stdout, stderr, error } = spawnSync(
			command,
			[ SCRIPT ],
			{ input, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }
		);
		if ( ! error ) {
			if ( status !== 0 ) {
				throw new Error(
					`PHP's reader failed: ${ stdout }${ stderr }`
				);
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
