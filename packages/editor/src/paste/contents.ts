import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { partNamedBy } from './part-names';
import rules from './rules.json';

/** What is above the list of a page's parts. */
const CONTENTS = new RegExp( `^(?:${ rules.contents })\\s*[:：]?$`, 'iu' );

const textOf = ( { html }: Line ): string =>
	decodeText( html ).replace( /\s+/g, ' ' ).trim();

/** A text for comparison: its letters and digits. */
const folded = ( line: Line ): string =>
	textOf( line )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, '' );

/**
 * Removes the list of a page's parts, whose entries would begin these parts: each
 * is said again below it as a heading, or at least names a part. The server reads alike:
 * `Larder\Exchange\Written\Contents`.
 *
 * @param lines The lines.
 * @return The same without that list.
 */
export function withoutContents( lines: readonly Line[] ): Line[] {
	const last = new Map(
		lines.map( ( line, at ) => [ folded( line ), at ] as const )
	);
	const out = new Set< Line >();
	lines.forEach( ( line, start ) => {
		if ( out.has( line ) || ! CONTENTS.test( textOf( line ) ) ) {
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
				! ( isAgain || partNamedBy( textOf( entry ) ) !== null ) ||
				( said.size === 0 && ! isAgain )
			) {
				break;
			}
			said.add( text );
			out.add( line ).add( entry );
		}
	} );
	return lines.filter( ( line ) => ! out.has( line ) );
}
