import { expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

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
 * Asks PHP everything in one process.
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
		// A PHP that fails early leaves what it is asked unread, which is an error as well.
		if ( ! error || stderr ) {
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

/** What both sides make of the same. */
type Pair = { asked: object; there: unknown; here: unknown };

/**
 * Compares what PHP and TypeScript say, and shows the first that differs. The matcher
 * sees that one alone: it takes longer to be called than all else to be worked out.
 *
 * @param pairs What both have made of each that was asked.
 */
export function expectAlike( pairs: readonly Pair[] ): void {
	for ( const { asked, there, here } of pairs ) {
		if ( ! isDeepStrictEqual( there, here ) ) {
			expect( { ...asked, said: there } ).toEqual( {
				...asked,
				said: here,
			} );
		}
	}
}

/**
 * Memoizes a function of two strings.
 *
 * @param work The function.
 */
export function memoized< First extends string, Result >(
	work: ( first: First, second: string ) => Result
): ( first: First, second: string ) => Result {
	const known = new Map< string, Result >();
	return ( first, second ) => {
		const key = JSON.stringify( [ first, second ] );
		const result = known.get( key ) ?? work( first, second );
		known.set( key, result );
		return result;
	};
}
