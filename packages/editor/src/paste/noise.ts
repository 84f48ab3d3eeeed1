import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { withoutChapters } from './chapters';
import { withoutContents } from './contents';
import { partNamedBy } from './part-names';
import rules from './rules.json';

/** What a page has around its recipe: ways elsewhere, votes and buttons, alone on their line. */
const NOISE = new RegExp( `^(?:${ rules.noise.join( '|' ) })$`, 'iu' );

const bareOf = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();

/**
 * Returns whether a line is what a page has around its recipe.
 *
 * @param text Plain text of one line.
 * @return False for what may be of the recipe.
 */
export const isNoise = ( text: string ): boolean =>
	NOISE.test( bareOf( text ) );

/**
 * Removes what a copied page has around its recipe.
 *
 * @return Those that may be of the recipe.
 */
export function withoutNoise( lines: readonly Line[] ): Line[] {
	const own = lines.filter( ( { html, isHeading } ) => {
		const text = bareOf( decodeText( html ) );
		// "24 comments" ends the recipe.
		const isEnd =
			( isHeading || /\d/.test( text ) ) &&
			partNamedBy( text ) === 'other';
		return isEnd || ! isNoise( text );
	} );
	return withoutContents( withoutChapters( own ) );
}
