/**
 * Saves nothing: what is shown is another for each visitor.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
