/**
 * Saves nothing: without the plugin there is no list to add to.
 */
export function save(): null {
	return null;
}
