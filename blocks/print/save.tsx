/**
 * Saves nothing: without the plugin there is no page to print.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
