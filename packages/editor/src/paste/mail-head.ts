import { partNamedBy } from './part-names';
import rules from './rules.json';

/** A line of the head of a message: who sent it, to whom, when. */
const HEAD = new RegExp( `^\\s*(?:${ rules.mail })$`, 'iu' );

/** What such a line says: a name, an address or a date. "Para: 4 personas" and "A: faire la veille" say none. */
const VALUE = new RegExp( rules.mailValue, 'u' );

const ADDRESS = new RegExp( rules.mailAddress, 'u' );

/** The line that says what the message is about. */
const SUBJECT = new RegExp( `^\\s*(?=\\p{L})(?:${ rules.sender })`, 'iu' );

/** Returns whether a line names one of the two lists of a recipe. */
const namesList = ( line: string ): boolean =>
	[ 'ingredients', 'instructions' ].includes( partNamedBy( line ) ?? '' );

/**
 * Removes who sent a message, to whom and when, where several such lines stand below
 * each other above the recipe, one of them with an address or the subject, which stays.
 * The server reads alike: `Larder\Exchange\Written\MailHead`.
 *
 * @param lines The lines, without marks of a quote.
 * @return The lines, those of the head empty.
 */
export function withoutMailHead( lines: readonly string[] ): string[] {
	const out = new Set< number >();
	let run: [ number, string ][] = [];
	for ( const [ at, line ] of [ ...lines, '' ].entries() ) {
		if ( SUBJECT.test( line ) || HEAD.test( line ) ) {
			run.push( [ at, line ] );
			continue;
		}
		const isSent = run.some(
			( [ , own ] ) => ADDRESS.test( own ) || SUBJECT.test( own )
		);
		if ( run.length > 1 && isSent ) {
			run.filter(
				( [ , own ] ) => VALUE.test( own ) && ! SUBJECT.test( own )
			).forEach( ( [ own ] ) => out.add( own ) );
		}
		run = [];
		if ( namesList( line ) ) {
			break;
		}
	}
	return lines.map( ( line, at ) => ( out.has( at ) ? '' : line ) );
}
