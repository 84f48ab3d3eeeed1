import { MAX_FIRST_LINE_LENGTH } from '@larder/contracts/constants';
import type { Line } from '../list/insert';
import { textOfLine } from '../text/html-text';
import { factOf, labelOf } from './facts';
import { saysHowTo } from './how-to';
import { greets, withoutLetter } from './letter';
import { partNamedBy } from './part-names';

/** A text for comparison: its letters and digits. */
const folded = ( text: string ) =>
	text.toLowerCase().replace( /[^\p{L}\p{N}]+/gu, '' );

/** Returns whether a line may be the title of a recipe. */
function mayBeTitle( line: Line ): boolean {
	const text = textOfLine( line );
	return (
		text !== '' &&
		text.length <= MAX_FIRST_LINE_LENGTH &&
		factOf( text ) === null &&
		labelOf( text ) === null &&
		( ( line.level ?? 0 ) > 0 || ! /[.:]$/.test( text ) )
	);
}

/** Returns whether a line may be a title that nothing marks: "Enjoy!" and "Who wants cake?" are none. */
const mayBePlainTitle = ( line: Line ): boolean =>
	mayBeTitle( line ) &&
	( greets( line ) || ! /[!?]$/.test( textOfLine( line ) ) );

/** Returns whether a line tells a fact. */
const tellsFact = ( line: Line ): boolean =>
	factOf( textOfLine( line ) ) !== null;

/**
 * Finds the title below a story: the last line above the lists and their facts, where
 * only sentences are above it, for facts follow a title. The server reads alike:
 * `Larder\Exchange\Written\RecipeText::title_below()`.
 */
function titleBelow( lines: readonly Line[] ): Line | undefined {
	const at = lines.findLastIndex( ( line ) => ! tellsFact( line ) );
	const last = lines[ at ];
	return last &&
		at > 0 &&
		mayBePlainTitle( last ) &&
		lines
			.slice( 0, at )
			.every( ( line ) => /[.!?…]["”»)]*$/u.test( textOfLine( line ) ) )
		? last
		: undefined;
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
 * @return The title, empty where there is none, and the other lines without what says it again.
 */
export function titleOf( lines: readonly Line[] ): {
	title: string;
	rest: Line[];
} {
	const end = lines.findIndex(
		( line, at ) =>
			partNamedBy( textOfLine( line ) ) !== null &&
			! ( at === 0 && saysHowTo( textOfLine( line ) ) )
	);
	const above = withoutLetter( end < 0 ? lines : lines.slice( 0, end ) );
	const below = lines.slice( above.length );
	const headings = above.filter(
		( line ) => ( line.level ?? 0 ) > 0 && mayBeTitle( line )
	);
	const highest = Math.min( ...headings.map( ( { level = 9 } ) => level ) );
	const start = above.find( ( { picture } ) => picture === undefined );
	// Below a letter the title is the first line that tells no fact.
	const own = above.filter(
		( { picture, isAside } ) => ! picture && ! isAside
	);
	const first = start?.isAside
		? own.find( ( line ) => ! tellsFact( line ) )
		: start;
	const found =
		headings.find( ( { level } ) => level === highest ) ??
		( first && mayBePlainTitle( first ) ? first : titleBelow( own ) );
	if ( found === undefined ) {
		return { title: '', rest: [ ...above, ...below ] };
	}
	const title = textOfLine( found );
	const at = above.indexOf( found );
	const rest = [ ...above, ...below ].filter(
		( line, index ) =>
			index >= above.length ||
			line.picture !== undefined ||
			line.isAside === true ||
			! (
				folded( textOfLine( line ) ) === folded( title ) ||
				( index < at && isLink( line ) )
			)
	);
	return { title, rest };
}
