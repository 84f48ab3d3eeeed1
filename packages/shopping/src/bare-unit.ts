/** What joins a unit and its food at the end of the unit. */
const OF =
	/\s(?:of|d[ei]|de (?:la|los|las)|du|des|del|dell[oae]|dei|degli|vom|von(?: de[rn])?)$/iu;

/**
 * Returns a unit without the word that joins it and its food, to find and to add it.
 *
 * @param unit As it was written.
 * @return The `kg` of `kg de`.
 */
export function bareUnit( unit: string ): string {
	return unit.replace( OF, '' );
}
