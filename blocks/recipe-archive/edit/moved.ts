/**
 * Moves an entry of a list.
 *
 * @param list The list, left as it is.
 * @param at   Index of the entry.
 * @param by   How far, -1 is one up.
 * @return The new list; the same order where there is no room.
 */
export function moved< Entry >(
	list: readonly Entry[],
	at: number,
	by: number
): Entry[] {
	const next = [ ...list ];
	const to = at + by;
	if ( to >= 0 && to < list.length ) {
		next.splice( to, 0, ...next.splice( at, 1 ) );
	}
	return next;
}
