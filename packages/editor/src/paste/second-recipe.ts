import { MAX_SECOND_TITLE_LENGTH } from '@larder/contracts/constants';
import { encodeText } from '../text/html-text';
import type { Line } from '../list/insert';
import { factOf } from './facts';
import { textOf } from './line-kinds';
import type { Part } from './recipe-parts';
import rules from './rules.json';

const SERVED = new RegExp( `${ rules.servedBehind }$`, 'iu' );

const isSentence = ( line: Line ) => /[.!?…)"”]$/u.test( textOf( line ) );

/** Returns whether a line may be the title of a recipe below the steps of another. */
function isTitle( line: Line, above: readonly Line[] ): boolean {
	const text = textOf( line );
	return (
		text !== '' &&
		text.length <= MAX_SECOND_TITLE_LENGTH &&
		! isSentence( line ) &&
		! /[:,;]$/.test( text ) &&
		( line.isHeading || ( above.length > 0 && above.every( isSentence ) ) )
	);
}

/**
 * Removes the title of a second recipe from the end of the first: the text above its
 * ingredients becomes the title of their group and of its group of steps.
 *
 * @param parts The parts so far; the title is taken out of the last one.
 * @return The title with the facts below it; null where no second recipe begins.
 */
export function takeSecondTitle( parts: Part[] ): string | null {
	const has = ( name: string ) =>
		parts.some(
			( { block, lines } ) => block === name && lines.length > 0
		);
	const last = parts.at( -1 );
	if (
		last === undefined ||
		! has( 'larder/ingredients' ) ||
		! has( 'larder/instructions' ) ||
		! /\/(?:instructions|notes)$/.test( last.block )
	) {
		return null;
	}
	const at = last.lines.findLastIndex(
		( line ) => factOf( textOf( line ) ) === null
	);
	const line = last.lines[ at ];
	if ( line === undefined || ! isTitle( line, last.lines.slice( 0, at ) ) ) {
		return null;
	}
	const facts = last.lines.splice( at ).slice( 1 ).map( textOf );
	if ( last.lines.length === 0 && last.heading === null ) {
		parts.pop();
	}
	const title = textOf( line );
	return encodeText(
		facts.length > 0 ? `${ title } (${ facts.join( ', ' ) })` : title
	);
}

/**
 * Reads for how many a list is from its name: "Ingredients (serves 2)".
 *
 * @param line The name.
 * @return A line that tells the yield, or none.
 */
export function servedIn( line: Line ): Line[] {
	const text = SERVED.exec( textOf( line ) )?.[ 1 ]?.trim() ?? '';
	return factOf( text )?.name === 'yield'
		? [ { isHeading: false, html: encodeText( text ) } ]
		: [];
}
