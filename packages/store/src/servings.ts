import { MAX_SERVINGS } from '@larder/contracts/constants';

/**
 * Returns whether a number of servings can be cooked.
 *
 * @param servings Any value.
 * @return True for a number above 0 and up to 1,000.
 */
export function isServings( servings: unknown ): servings is number {
	return (
		typeof servings === 'number' && servings > 0 && servings <= MAX_SERVINGS
	);
}
