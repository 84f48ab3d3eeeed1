import { MAX_SERVINGS } from '@larder/contracts/constants';
import { parseQuantity } from '@larder/quantity';
import { isServings } from '@larder/store/servings';
import { isNumber } from './shown-servings';

/** Why typed servings cannot be used. */
export type ServingsProblem = 'unreadable' | 'too-few' | 'too-many';

/**
 * Reads what a visitor typed as servings: `4`, `4,5`, `1/2`, `1 ½`.
 *
 * @param text What was typed.
 * @return The number, or what is wrong with it.
 */
export function readServings( text: string ): number | ServingsProblem {
	const typed = text.trim();
	if ( /^[-−–]\s*[\d.,]/.test( typed ) ) {
		return 'too-few';
	}
	const value = isNumber( typed ) ? parseQuantity( typed )?.value : undefined;
	if ( value !== undefined ) {
		if ( isServings( value ) ) {
			return value;
		}
		return value > MAX_SERVINGS ? 'too-many' : 'too-few';
	}
	// Zero, and more digits than any quantity has, are numbers all the same.
	if ( /^0*[.,]?0+$/.test( typed ) ) {
		return 'too-few';
	}
	return /^\d+$/.test( typed ) ? 'too-many' : 'unreadable';
}

/**
 * Returns whether a text may still become a number, so that nobody is told off
 * while typing: `0` on the way to `0.5`.
 *
 * @param text What was typed so far.
 * @return True when it is too early to say what is wrong.
 */
export function isUnfinished( text: string ): boolean {
	return /^\s*(?:0?[.,]?0?|\d+\s?\d*[/⁄])\s*$/.test( text );
}

/**
 * Returns the next whole number of servings.
 *
 * @param servings  Where to start.
 * @param direction Up or down.
 * @return The next number; at the ends the same.
 */
export function stepServings( servings: number, direction: 1 | -1 ): number {
	const next =
		direction === 1
			? Math.floor( servings ) + 1
			: Math.ceil( servings ) - 1;
	return isServings( next ) ? next : servings;
}
