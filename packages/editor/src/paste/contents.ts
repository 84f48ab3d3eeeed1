import type { Line } from '../list/insert';
import { textOfLine } from '../text/html-text';
import { partNamedBy, type PartName } from './part-names';
import rules from './rules.json';

/** What is above the list of a page's parts. */
const CONTENTS = new RegExp( `^(?:${ rules.contents })\\s*[:：]?$`, 'iu' );

/** A text for comparison: its letters and digits. */
const folded = ( line: Line ): string =>
	textOfLine( line )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, '' );

/** The parts without which there is no recipe. */
const LISTS: readonly ( PartName | null )[] = [ 'ingredients', 'instructions' ];

/**
 * Returns whether a line names a part that another line below it names, too: the last
 * one is the heading of the part itself. What names another part than the two lists is
 * an entry as long as a list is still to come, for a recipe may have no such part.
 */
function isPartToCome( entry: Line, below: readonly Line[] ): boolean {
	const part = partNamedBy( textOfLine( entry ) );
	return (
		part !== null &&
		below.some( ( line ) => {
			const named = partNamedBy( textOfLine( line ) );
			return (
				named === part ||
				( ! LISTS.includes( part ) && LISTS.includes( named ) )
			);
		} )
	);
}

/**
 * Removes the list of a page's parts, whose entries would begin these parts: each
 * is said again below it as a heading, or at least names a part that is still to
 * come. The server reads alike: `Larder\Exchange\Written\Contents`.
 *
 * @return The same without that list.
 */
export function withoutContents( lines: readonly Line[] ): Line[] {
	const last = new Map(
		lines.map( ( line, at ) => [ folded( line ), at ] as const )
	);
	const out = new Set< Line >();
	lines.forEach( ( line, start ) => {
		if ( out.has( line ) || ! CONTENTS.test( textOfLine( line ) ) ) {
			return;
		}
		const said = new Set< string >();
		for ( let at = start + 1; at < lines.length; at++ ) {
			const entry = lines[ at ];
			const text = entry ? folded( entry ) : '';
			const isAgain = ( last.get( text ) ?? at ) > at;
			if (
				entry === undefined ||
				text === '' ||
				said.has( text ) ||
				! (
					isAgain ||
					( said.size > 0 &&
						isPartToCome( entry, lines.slice( at + 1 ) ) )
				)
			) {
				break;
			}
			said.add( text );
			out.add( line ).add( entry );
		}
	} );
	return lines.filter( ( line ) => ! out.has( line ) );
}
