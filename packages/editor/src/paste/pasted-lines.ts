import type { Line } from '../list/insert';
import { textOfJsonLd } from './json-ld';
import { linesOfClipboard, linesOfText } from './lines';
import { withWholeFacts } from './fact-lines';
import { withoutNoise } from './noise';

/**
 * Reads what is pasted as lines: structured data as the recipe that it tells, and
 * of a copied page what may be of the recipe.
 *
 * @param clipboard What the clipboard holds.
 */
export function pastedLines(
	clipboard: Pick< DataTransfer, 'getData' >
): Line[] {
	const plain = clipboard.getData( 'text/plain' );
	const data = textOfJsonLd( plain );
	return data === null
		? withWholeFacts(
				withoutNoise(
					linesOfClipboard( {
						html: clipboard.getData( 'text/html' ),
						plain,
					} )
				)
			)
		: linesOfText( data );
}
