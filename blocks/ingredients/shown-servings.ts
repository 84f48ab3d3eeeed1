import {
	parseQuantity,
	servingsText,
	yieldNumber,
	yieldUnit,
} from '@larder/quantity';
import { pageLocale } from '@larder/ui';

/** What a recipe can be multiplied by with a press, and its label. */
export const FACTORS = [
	[ '½×', 0.5 ],
	[ '1×', 1 ],
	[ '2×', 2 ],
	[ '3×', 3 ],
] as const;

/**
 * Returns whether a text is nothing but a number, as one types it.
 *
 * @return True for digits, their marks and fractions.
 */
export function isNumber( text: string ): boolean {
	return /^[\d\s.,/⁄¼-¾⅐-⅞]+$/.test( text );
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
	const read = isNumber( text ) ? parseQuantity( text )?.value : undefined;
	return read !== undefined && Math.abs( read - servings ) < 0.01
		? text
		: servingsText( servings );
}

/**
 * Returns what a recipe makes, as written or scaled.
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
