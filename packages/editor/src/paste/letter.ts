import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { factOf } from './facts';
import rules from './rules.json';

/** So many lines at the end of a letter may take leave: a wish, a greeting, a name, a name of a device. */
const MAX_LINES = 5;

/** What may be around the words of a letter. */
const SIGNS = `[\\s.,!…–—-]|[${ rules.emoji }♥❤]`;

const GREETING = new RegExp( `^(?:${ rules.greeting })(?:${ SIGNS })*$`, 'iu' );
const WISH = new RegExp( `^(?:${ rules.wish })(?:${ SIGNS })*`, 'iu' );
const FAREWELL = new RegExp( `^(?:${ SIGNS })*${ rules.farewell }`, 'iu' );
/** A name, which begins with a capital; kisses may follow it. */
const SIGNATURE = new RegExp(
	`^(?:${ SIGNS })*(?:${ rules.signature })?(?:${ SIGNS }|[xXoO])*$`,
	'u'
);
const KISSED = /^\p{Lu}[\p{L}'’-]*\s+[xX]{1,5}$/u;

/** Returns the words of a line; a heading may have lost the colon that it ended with. */
const textOf = ( { html, isHeading, level = 0 }: Line ): string =>
	decodeText( html ).replace( /\s+/g, ' ' ).trim() +
	( isHeading && level === 0 ? ':' : '' );

/** Returns whether a text takes leave: "Love, Mum". */
function isFarewell( text: string ): boolean {
	const [ words ] = FAREWELL.exec( text ) ?? [];
	return (
		KISSED.test( text ) ||
		( words !== undefined && SIGNATURE.test( text.slice( words.length ) ) )
	);
}

/** Returns whether a line does, with a wish before it or not: "Enjoy! xx Mum". */
function takesLeave( line: Line ): boolean {
	const text = textOf( line );
	const [ wish = '' ] = WISH.exec( text ) ?? [];
	const rest = text.slice( wish.length );
	return isFarewell( text ) || ( wish !== '' && isFarewell( rest ) );
}

/**
 * Finds where a letter begins to take leave below a recipe. A wish alone is the last
 * step of many recipes.
 *
 * @param lines The lines of the last part.
 * @return The first such line; their number where there is none.
 */
export function farewellIn( lines: readonly Line[] ): number {
	const at = lines.findIndex(
		( line, index ) =>
			index >= lines.length - MAX_LINES &&
			takesLeave( line ) &&
			lines
				.slice( index + 1 )
				.every(
					( next ) =>
						takesLeave( next ) || SIGNATURE.test( textOf( next ) )
				)
	);
	if ( at < 0 ) {
		return lines.length;
	}
	const before = lines[ at - 1 ];
	const isWish = before && textOf( before ).replace( WISH, '' ) === '';
	return isWish ? at - 1 : at;
}

/**
 * Marks what a letter says above its recipe: a greeting at its start, and the
 * sentences below it.
 *
 * @param lines The lines above the lists.
 * @return The same lines, those set aside.
 */
export function withoutLetter( lines: readonly Line[] ): Line[] {
	const start = lines.findIndex( ( { picture } ) => picture === undefined );
	const first = lines[ start ];
	if ( first === undefined || ! GREETING.test( textOf( first ) ) ) {
		return [ ...lines ];
	}
	const isSaid = ( line: Line ): boolean =>
		/[.!?…]$/.test( textOf( line ) ) && factOf( textOf( line ) ) === null;
	const end = lines.findIndex(
		( line, at ) => at > start && ! isSaid( line )
	);
	return lines.map( ( line, at ) =>
		at >= start && ( at < end || end < 0 || at === start )
			? { ...line, isAside: true }
			: line
	);
}
