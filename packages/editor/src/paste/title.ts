import { LONGEST_FIRST_LINE } from '@larder/contracts/constants';
import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { factOf, labelOf } from './facts';
import { greets, withoutLetter } from './letter';
import { partNamedBy } from './part-names';

const textOf = ( { html }: Line ) =>
	decodeText( html ).replace( /\s+/g, ' ' ).trim();

/** A text for comparison: its letters and digits. */
const folded = ( text: string ) =>
	text.toLowerCase().replace( /[^\p{L}\p{N}]+/gu, '' );

/** Returns whether a line may be the title of a recipe. */
function mayBeTitle( line: Line ): boolean {
	const text = textOf( line );
	return (
		text !== '' &&
		text.length <= LONGEST_FIRST_LINE &&
		factOf( text ) === null &&
		labelOf( text ) === null &&
		( ( line.level ?? 0 ) > 0 || ! /[.:]$/.test( text ) )
	);
}

/** Returns whether a line is nothing but a link, as ways elsewhere are. */
function isLink( { html }: Line ): boolean {
	return /^\s*(?:<(?!a\b)[^>]+>\s*)*<a\b(?:(?!<\/a>).)*<\/a>(?:\s*<\/[^>]+>)*\s*$/su.test(
		html
	);
}

/**
 * Finds the title of a recipe above its lists: the highest heading there, else the
 * first line.
 *
 * @param lines The lines.
 * @return The title, empty where there is none, and the other lines without what says it again.
 */
export function titleOf( lines: readonly Line[] ): {
	title: string;
	rest: Line[];
} {
	const end = lines.findIndex(
		( line ) => partNamedBy( textOf( line ) ) !== null
	);
	const above = withoutLetter( end < 0 ? lines : lines.slice( 0, end ) );
	const below = lines.slice( above.length );
	const headings = above.filter(
		( line ) => ( line.level ?? 0 ) > 0 && mayBeTitle( line )
	);
	const highest = Math.min( ...headings.map( ( { level = 9 } ) => level ) );
	const [ start, ...others ] = above.filter(
		( { picture } ) => picture === undefined
	);
	// Below a letter the title is the first line that tells no fact.
	const first = start?.isAside
		? others.find(
				( line ) => ! line.isAside && factOf( textOf( line ) ) === null
			)
		: start;
	const found =
		headings.find( ( { level } ) => level === highest ) ??
		( first &&
		mayBeTitle( first ) &&
		( greets( first ) || ! /[!?]$/.test( textOf( first ) ) )
			? first
			: undefined );
	if ( found === undefined ) {
		return { title: '', rest: [ ...above, ...below ] };
	}
	const title = textOf( found );
	const at = above.indexOf( found );
	const rest = [ ...above, ...below ].filter(
		( line, index ) =>
			index >= above.length ||
			line.picture !== undefined ||
			line.isAside === true ||
			! (
				folded( textOf( line ) ) === folded( title ) ||
				( index < at && isLink( line ) )
			)
	);
	return { title, rest };
}
