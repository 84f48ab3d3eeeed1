import rules from './rules.json';

/** A line of the head of a message: who sent it, to whom, when. */
const HEAD = new RegExp( `^\\s*(?:${ rules.mail })$`, 'iu' );

/** The line that says what the message is about. */
const SUBJECT = new RegExp( `^\\s*(?=\\p{L})(?:${ rules.sender })`, 'iu' );

/**
 * Removes who sent a message, to whom and when, where several such lines stand below
 * each other; its subject stays. The server reads alike:
 * `Larder\Exchange\Written\MailHead`.
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
		// "Para: 4 personas" and "Fecha: 2024" are no head of a message.
		const isSent = run.some(
			( [ , own ] ) => own.includes( '@' ) || SUBJECT.test( own )
		);
		if ( run.length > 1 && isSent ) {
			run.filter( ( [ , own ] ) => ! SUBJECT.test( own ) ).forEach(
				( [ own ] ) => out.add( own )
			);
		}
		run = [];
	}
	return lines.map( ( line, at ) => ( out.has( at ) ? '' : line ) );
}
