/**
 * Saves nothing: the form is printed with what can be found at the time.
 */
export function save(): null {
	return null;
}
