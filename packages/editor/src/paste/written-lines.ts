import { cellsApart } from './cells';
import { textColumnsApart } from './columns';
import { withCounts } from './counts';
import { linesApart } from './lines-apart';
import { withoutMailHead } from './mail-head';
import { partNamedBy } from './part-names';
import rules from './rules.json';
import { withUnderlinedHeadings } from './underlines';
import { withoutWraps } from './wrapped';

/** Marks of a quote, and who sent a message and when. */
const QUOTED = new RegExp( `^${ rules.quoted }`, 'u' );
const SENDER = new RegExp( `^(?:${ rules.sender })`, 'iu' );

/** Words in bold, as Markdown and chats mark them; URLs, which may have such signs, are found with them. */
const BOLD = new RegExp( rules.bold, 'giu' );
const NUMBERED = new RegExp( `^\\s*${ rules.digit }{1,2}[.)]`, 'u' );

/** A letter for which the recognition of text takes a 1: "l cup sugar"; "| cup | sugar |" is a row of a table. */
const MISREAD_ONE = new RegExp(
	`^(\\s*)[lI|](?=\\s(?:${ rules.measures })(?!\\p{L})[^|]*$)`,
	'u'
);

/** The number of a step alone on its line. */
const LONE_STEP = new RegExp(
	`^\\s*${ rules.word }\\s+${ rules.digit }{1,2}\\s*[:.)]?\\s*$`,
	'iu'
);

/** Joins the number of a step that is alone on its line and the step directly below it. */
function withStepNumbers( lines: readonly string[] ): string[] {
	const isAbove = ( at: number ): boolean =>
		LONE_STEP.test( lines[ at ] ?? '' ) &&
		/\S/.test( lines[ at + 1 ] ?? '' ) &&
		! LONE_STEP.test( lines[ at + 1 ] ?? '' ) &&
		partNamedBy( lines[ at + 1 ] ?? '' ) === null;
	return lines.flatMap( ( line, at ) => {
		if ( isAbove( at ) ) {
			return [];
		}
		return isAbove( at - 1 )
			? [ `${ ( lines[ at - 1 ] ?? '' ).trim() } ${ line.trim() }` ]
			: [ line ];
	} );
}

/** Takes the marks of bold words off a line that is not all bold, as headings are. */
function withoutBold( line: string ): string {
	const beside = line.replace( BOLD, '$1' ).replace( NUMBERED, '' );
	return /[\p{L}\p{N}]/u.test( beside )
		? line.replace( BOLD, '$1$2$3' )
		: line;
}

/**
 * Returns the lines of a plain text as they were before somebody sent, quoted or
 * printed it. The server reads alike: `Larder\Exchange\Written\WrittenLines`.
 *
 * @param text Plain text.
 * @return Its lines, empty ones among them.
 */
export function writtenLines( text: string ): string[] {
	const own = text
		.split( /\r\n|\r|\n|\u2028|\u2029/ )
		.map( ( line ) => line.replace( QUOTED, '' ) );
	const lines = textColumnsApart(
		withUnderlinedHeadings(
			withoutMailHead( own ).map( ( line ) =>
				line.replace( SENDER, '' ).replace( MISREAD_ONE, '$11' )
			)
		)
	);
	const cells = withCounts( lines ).flatMap( cellsApart );
	return linesApart(
		withStepNumbers( withoutWraps( cells.map( withoutBold ) ) )
	).flat();
}
