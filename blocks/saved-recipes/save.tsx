/**
 * Saves nothing: what is shown is another for each visitor.
 */
export function save(): null {
	return null;
}
