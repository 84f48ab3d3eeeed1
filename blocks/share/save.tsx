/**
 * Saves nothing: the recipe's URL is known when its page is printed.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
