/**
 * Saves nothing: the recipe's address is known when its page is printed.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
