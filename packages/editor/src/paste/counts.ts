import { asciiDigits } from '@larder/duration';
import rules from './rules.json';

/** A number with a dash behind it: "1- Whisk". Without a space a name follows, for "1-inch" counts nothing. */
const DASHED = new RegExp(
	`^(\\s*)(${ rules.digit }{1,2})\\s?[-–](?:\\s+(?=[\\p{L}<])|(?=[\\p{Lu}\\p{Lo}]))`,
	'u'
);

/** From this on numbers that follow each other count the steps; "1 - 2 eggs" has one. */
const MIN_COUNT = 3;

/**
 * Writes the numbers of steps with a full stop where a dash is behind them, as in
 * Spanish and Arabic. The server reads alike: `Larder\Exchange\Written\DashedNumbers`.
 *
 * @param lines Lines, of HTML or plain.
 * @return The same; those that do not count up from 1 as they were.
 */
export function withCounts( lines: readonly string[] ): string[] {
	const counted = [ ...lines ];
	let run: number[] = [];
	const end = () => {
		if ( run.length >= MIN_COUNT ) {
			run.forEach( ( at ) => {
				counted[ at ] = ( lines[ at ] ?? '' ).replace(
					DASHED,
					'$1$2. '
				);
			} );
		}
		run = [];
	};
	lines.forEach( ( line, at ) => {
		const digits = DASHED.exec( line )?.[ 2 ];
		if ( digits === undefined ) {
			return;
		}
		const count = Number( asciiDigits( digits ) );
		if ( count !== run.length + 1 ) {
			end();
		}
		if ( count === run.length + 1 ) {
			run.push( at );
		}
	} );
	end();
	return counted;
}
