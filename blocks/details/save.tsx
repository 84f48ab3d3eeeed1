/**
 * Saves nothing: the facts belong to the recipe block, whose `save()` prints
 * them, and `save()` has no context to read them from.
 *
 * @return Null.
 */
export function save(): null {
	return null;
}
