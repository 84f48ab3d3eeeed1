/**
 * Saves nothing: the list is another for each visitor, and kept in the browser.
 */
export function save(): null {
	return null;
}
