/**
 * Saves nothing: how a recipe is rated is looked up for each page.
 */
export function save(): null {
	return null;
}
