import { orderedPieces } from '@larder/quantity';
import { splitAmount } from './split-amount';
import type { Line } from './view-types';

/** What is in the column of amounts. */
export type LeadingAmount = {
	/** What one measures by, such as "250". */
	amount: string;
	/** Its unit; empty where it has none, or where that is elsewhere and is a part of what is said of the food. */
	unit: string;
	/** The amount said again in other units; empty where it is said once. */
	second: string;
};

/**
 * Returns the amount with which a line begins.
 *
 * @param line The line, with the amount to show.
 * @return The amount; null where the line begins with its food.
 */
export function leadingAmount(
	line: Pick< Line, 'quantity' | 'unit' | 'name' | 'note' | 'order' >
): LeadingAmount | null {
	const pieces = orderedPieces( line );
	if ( pieces[ 0 ]?.piece !== 'quantity' ) {
		return null;
	}
	const next = pieces[ 1 ];
	const hasUnit = next?.piece === 'unit' && next.before === ' ';
	const [ amount, second ] = splitAmount( line.quantity );
	return { amount, unit: hasUnit ? line.unit : '', second };
}
