import {
	parseQuantity,
	servingsText,
	yieldNumber,
	yieldUnit,
} from '@larder/quantity';
import { isServings, MAX_SERVINGS } from '@larder/store';
import { pageLocale } from '@larder/ui';

/** What a recipe can be multiplied by with a press, and its label. */
export const FACTORS = [
	[ '½×', 0.5 ],
	[ '1×', 1 ],
	[ '2×', 2 ],
	[ '3×', 3 ],
] as const;

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
	const value = /^[\d\s.,/⁄¼-¾⅐-⅞]+$/.test( typed )
		? parseQuantity( typed )?.value
		: undefined;
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
 * Tells whether a text may still become a number, so that nobody is told off
 * while typing: `0` on the way to `0.5`.
 *
 * @param text What was typed so far.
 * @return True when it is too early to say what is wrong.
 */
export function isUnfinished( text: string ): boolean {
	return /^\s*(?:0?[.,]?0?|\d+\s?\d*[/⁄])\s*$/.test( text );
}

/**
 * Gives the next whole number of servings.
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

/**
 * Prints scaled servings for a field that can read them again: as a fraction
 * where they are one.
 *
 * @param servings The number.
 * @param locale   Language tag of the page.
 * @return The number as text.
 */
export function scaledServingsText(
	servings: number,
	locale?: string
): string {
	const text = yieldNumber( servings, locale );
	const read = readServings( text );
	return typeof read === 'number' && Math.abs( read - servings ) < 0.01
		? text
		: servingsText( servings );
}

/**
 * Says what a recipe makes: as it is written, or scaled.
 *
 * @param servings What it makes now.
 * @param written  What it makes as written, null when it does not say.
 * @param unit     Unit word, plain text.
 * @param locale   Language tag of the recipe.
 * @return The number and its unit word.
 */
export function shownServings(
	servings: number,
	written: number | null,
	unit: string,
	locale: string | undefined
): { text: string; unit: string } {
	return servings === written
		? { text: servingsText( servings ), unit }
		: {
				text: scaledServingsText( servings, pageLocale() ),
				unit: yieldUnit( unit, servings, locale ),
			};
}
