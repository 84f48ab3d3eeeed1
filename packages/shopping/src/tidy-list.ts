import { liveEntries } from './entries';
import type { ShoppingList } from './types';

/** How long a removed entry is remembered, so that other copies learn of it. */
const MEMORY_MS = 60 * 24 * 60 * 60 * 1000;

/** What the schema lets a list hold. */
const MAX_STORED = { entries: 1000, recipes: 200, aisles: 300 } as const;

/** Returns the parts that changed last, in their order. */
function newest< Part extends { at: number } >(
	parts: readonly Part[],
	most: number
): Part[] {
	if ( parts.length <= most ) {
		return [ ...parts ];
	}
	const kept = new Set(
		[ ...parts ].sort( ( a, b ) => b.at - a.at ).slice( 0, most )
	);
	return parts.filter( ( part ) => kept.has( part ) );
}

/**
 * Forgets what has been gone for long, and recipes that ask for nothing any
 * more. What is on the list always stays.
 *
 * @param now Milliseconds since 1970.
 * @return A list that may be stored.
 */
export function tidied( list: ShoppingList, now: number ): ShoppingList {
	const live = liveEntries( list );
	const gone = newest(
		list.entries.filter(
			( { gone: isGone, at } ) => isGone && at > now - MEMORY_MS
		),
		Math.max( 0, MAX_STORED.entries - live.length )
	);
	const kept = new Set( [ ...live, ...gone ] );
	const asking = new Set( [ ...kept ].map( ( { recipe } ) => recipe ) );
	return {
		entries: list.entries.filter( ( entry ) => kept.has( entry ) ),
		recipes: newest(
			list.recipes.filter( ( { id } ) => asking.has( id ) ),
			MAX_STORED.recipes
		),
		aisles: newest( list.aisles, MAX_STORED.aisles ),
	};
}
