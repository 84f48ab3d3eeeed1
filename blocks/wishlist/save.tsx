/**
 * Saves nothing: what others have done is looked up for each page.
 *
 * @return Nothing.
 */
export function save(): null {
	return null;
}
