import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import rules from './rules.json';

/** What a cook adds below the steps: how long it keeps, what goes with it, "Tip: …". */
const REMARK = new RegExp( `^${ rules.remark }`, 'iu' );

/**
 * Finds where the remarks below a list of steps begin: sentences that tell something
 * about the dish instead of what to do. One with a number is a step of its author, and
 * what has to be done, such as "Store in a tin.", is one in any case. The server reads
 * alike: `Larder\Exchange\Written\Remarks`.
 *
 * @param lines The lines of the steps.
 * @return The first remark; the number of lines where there is none.
 */
export function remarksBelow( lines: readonly Line[] ): number {
	const last = lines.findLastIndex(
		( { html, isHeading, isCounted, picture } ) =>
			isHeading ||
			isCounted ||
			picture !== undefined ||
			! REMARK.test( decodeText( html ).replace( /\s+/g, ' ' ).trim() )
	);
	// Below the name of a group they are all that it names.
	return last < 0 || lines[ last ]?.isHeading ? lines.length : last + 1;
}
