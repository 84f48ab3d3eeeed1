import { beginsWithAmount } from './amount';
import { factOf } from './facts';

/** What parts the columns of a line: a tab, or more room than between words. */
const GAP = /\t+|\s{3,}/;

/** Returns whether a text is an amount of something. */
const isFood = ( text: string ): boolean =>
	beginsWithAmount( text ) && /\p{L}/u.test( text );

const isFact = ( text: string ): boolean => factOf( text ) !== null;

/**
 * Puts what stands side by side on a line below each other: the foods of a recipe
 * card, and facts behind each other or behind the title. The server reads alike:
 * `Larder\Exchange\Written\Cells`.
 *
 * @param line One line of plain text.
 * @return The cells; the line itself where they are anything else.
 */
export function cellsApart( line: string ): string[] {
	const cells = line.trim().split( GAP );
	const [ first = '', ...others ] = cells;
	const isRow =
		others.length > 0 &&
		( cells.every( isFood ) ||
			( others.every( isFact ) && ! isFood( first ) ) );
	return isRow ? cells : [ line ];
}
