import type { Entry, ShoppingList } from './types';

/** More lines than anybody carries home; it bounds what is stored. */
export const MAX_ENTRIES = 500;

/** A list with nothing on it. */
export const EMPTY: ShoppingList = { entries: [], recipes: [], aisles: [] };

/** Returns the entries that were not removed. */
export function liveEntries( { entries }: ShoppingList ): Entry[] {
	return entries.filter( ( { gone } ) => ! gone );
}
