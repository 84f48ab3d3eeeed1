/**
 * Saves nothing: without the plugin there is no page to print.
 */
export function save(): null {
	return null;
}
