/**
 * Saves nothing: what is found is looked up for each page.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
