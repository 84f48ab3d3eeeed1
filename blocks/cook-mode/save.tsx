/**
 * Saves nothing: without the plugin there is nothing to open.
 */
export function save(): null {
	return null;
}
