import type { Line } from '../list/insert';
import { lineOf } from '../text/html-text';
import rules from './rules.json';

/** What says that it is a remark: "Tip: …". */
const LABELLED = new RegExp( `^${ rules.labelled }`, 'iu' );

/** What a cook adds below the steps: how long it keeps, what goes with it. */
const REMARK = new RegExp( `^${ rules.remark }`, 'iu' );

/** What has to be done takes minutes or heat, or goes on. */
const GOES_ON = new RegExp( rules.goesOn, 'iu' );

/** Returns whether a text tells something about the dish and nothing that has to be done. */
const isRemark = ( text: string ): boolean =>
	LABELLED.test( text ) || ( REMARK.test( text ) && ! GOES_ON.test( text ) );

/**
 * Finds where the remarks below a list of steps begin: sentences that tell something
 * about the dish instead of what to do. One with a number, or in a list, is a step of
 * its author; where it may be one, it stays one. The server reads alike:
 * `Larder\Exchange\Written\Remarks`.
 *
 * @param lines The lines of the steps.
 * @return The first remark; the number of lines where there is none.
 */
export function remarksBelow( lines: readonly Line[] ): number {
	const last = lines.findLastIndex(
		( { html, isHeading, isCounted, isListed, picture } ) =>
			isHeading ||
			isCounted ||
			isListed ||
			picture !== undefined ||
			! isRemark( lineOf( html ) )
	);
	// Below the name of a group they are all that it names.
	return last < 0 || lines[ last ]?.isHeading ? lines.length : last + 1;
}
