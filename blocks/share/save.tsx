/**
 * Saves nothing: the recipe's URL is known when its page is printed.
 */
export function save(): null {
	return null;
}
