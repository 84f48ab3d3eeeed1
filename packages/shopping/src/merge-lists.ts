import type { AisleChoice, ShoppingList } from './types';

/** Returns, of each pair with the same key, the one that was changed later. */
function latest< Part extends { at: number } >(
	parts: readonly Part[],
	keyOf: ( part: Part ) => string | number
): Part[] {
	const kept = new Map< string | number, Part >();
	for ( const part of parts ) {
		const other = kept.get( keyOf( part ) );
		if (
			! other ||
			part.at > other.at ||
			// Changed at the same time: both devices have to choose the same one.
			( part.at === other.at &&
				JSON.stringify( part ) > JSON.stringify( other ) )
		) {
			kept.set( keyOf( part ), part );
		}
	}
	return [ ...kept.values() ];
}

/**
 * Merges two copies of a list: of each part the one that was changed later. The
 * order of the copies makes no difference, and nothing that only one of them has
 * is lost.
 *
 * @param mine   A copy.
 * @param theirs Another one.
 */
export function merged(
	mine: ShoppingList,
	theirs: ShoppingList
): ShoppingList {
	const byId = ( { id }: { id: string | number } ) => id;
	return {
		entries: latest( [ ...mine.entries, ...theirs.entries ], byId ),
		recipes: latest( [ ...mine.recipes, ...theirs.recipes ], byId ),
		aisles: latest(
			[ ...mine.aisles, ...theirs.aisles ],
			( { food }: AisleChoice ) => food
		),
	};
}

/**
 * Returns whether two copies hold the same, in whatever order.
 *
 * @param mine   A copy.
 * @param theirs Another one.
 * @return True when neither has anything to tell the other.
 */
export function isSame( mine: ShoppingList, theirs: ShoppingList ): boolean {
	const told = ( { entries, recipes, aisles }: ShoppingList ): string =>
		[ ...entries, ...recipes, ...aisles ]
			.map( ( part ) => JSON.stringify( Object.entries( part ).sort() ) )
			.sort()
			.join( '' );
	return told( mine ) === told( theirs );
}
