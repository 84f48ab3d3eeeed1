/**
 * Saves nothing: without the plugin there is no list to add to.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
