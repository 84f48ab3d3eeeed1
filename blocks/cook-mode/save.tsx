/**
 * Saves nothing: without the plugin there is nothing to open.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
