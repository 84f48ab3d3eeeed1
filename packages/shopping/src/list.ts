import type {
	AisleChoice,
	Entry,
	ListedRecipe,
	ShoppingList,
	Wanted,
} from './types';

export type { Entry, ShoppingList, Wanted } from './types';

/** More lines than anybody carries home; it bounds what is stored. */
export const MOST_ENTRIES = 500;

/** How long a removed entry is remembered, so that other copies learn of it. */
const MEMORY_MS = 60 * 24 * 60 * 60 * 1000;

/** What the schema lets a list hold. */
const MOST_STORED = { entries: 1000, recipes: 200, aisles: 300 } as const;

/** A list with nothing on it. */
export const EMPTY: ShoppingList = { entries: [], recipes: [], aisles: [] };

/** Gives the entries that were not removed. */
export function liveEntries( { entries }: ShoppingList ): Entry[] {
	return entries.filter( ( { gone } ) => ! gone );
}

/** Gives the time of a change that comes after the last one, whatever the clocks of devices say. */
function after( at: number | undefined, now: number ): number {
	return Math.max( now, ( at ?? 0 ) + 1 );
}

/** Keeps of each pair with the same key the one that was changed later. */
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
 * Puts two copies of a list together: of each part the one that was changed
 * later. The order of the copies makes no difference, and nothing that only
 * one of them has is lost.
 *
 * @param mine   A copy.
 * @param theirs Another one.
 * @return The list.
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
 * Tells whether two copies hold the same, in whatever order.
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

/** Gives the parts that changed last, in the order in which they stand. */
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
 * @param list The list.
 * @param now  Milliseconds since 1970.
 * @return A list that may be stored.
 */
export function tidied( list: ShoppingList, now: number ): ShoppingList {
	const live = liveEntries( list );
	const gone = newest(
		list.entries.filter(
			( { gone: isGone, at } ) => isGone && at > now - MEMORY_MS
		),
		Math.max( 0, MOST_STORED.entries - live.length )
	);
	const kept = new Set( [ ...live, ...gone ] );
	const asking = new Set( [ ...kept ].map( ( { recipe } ) => recipe ) );
	return {
		entries: list.entries.filter( ( entry ) => kept.has( entry ) ),
		recipes: newest(
			list.recipes.filter( ( { id } ) => asking.has( id ) ),
			MOST_STORED.recipes
		),
		aisles: newest( list.aisles, MOST_STORED.aisles ),
	};
}

/**
 * Changes entries.
 *
 * @param list   The list.
 * @param ids    Which ones.
 * @param now    Milliseconds since 1970.
 * @param change Gives what becomes of one.
 * @return The new list.
 */
export function changed(
	list: ShoppingList,
	ids: readonly string[],
	now: number,
	change: ( entry: Entry, place: number ) => Partial< Entry >
): ShoppingList {
	return {
		...list,
		entries: list.entries.map( ( entry ) => {
			const place = ids.indexOf( entry.id );
			return place < 0
				? entry
				: {
						...entry,
						...change( entry, place ),
						at: after( entry.at, now ),
					};
		} ),
	};
}

/** Puts entries on a list, in the place of those with the same ids. */
function withEntries(
	list: ShoppingList,
	entries: readonly Entry[]
): ShoppingList {
	const ids = new Set( entries.map( ( { id } ) => id ) );
	return {
		...list,
		entries: [
			...list.entries.filter( ( { id } ) => ! ids.has( id ) ),
			...entries,
		],
	};
}

/** Keeps a text within what may be stored. */
function clipped( wanted: Wanted ): Wanted {
	return {
		...wanted,
		name: wanted.name.slice( 0, 200 ),
		note: wanted.note.slice( 0, 200 ),
		unit: wanted.unit.slice( 0, 100 ),
		text: wanted.text.slice( 0, 200 ),
	};
}

/**
 * Puts something on a list that no recipe asks for.
 *
 * @param list   The list.
 * @param wanted What it is.
 * @param id     An id that no entry has.
 * @param now    Milliseconds since 1970.
 * @return The new list.
 */
export function withOwn(
	list: ShoppingList,
	wanted: Wanted,
	id: string,
	now: number
): ShoppingList {
	const entry = {
		...clipped( wanted ),
		id,
		at: now,
		gone: false,
		done: false,
		recipe: 0,
	};
	return withEntries( list, [ entry ] );
}

/**
 * Puts all that a recipe asks for on a list. What it asked for before is
 * replaced, so that adding it twice buys nothing twice.
 *
 * @param list   The list.
 * @param recipe The recipe.
 * @param wanted What it asks for, by the ids of its lines.
 * @param now    Milliseconds since 1970.
 * @return The new list.
 */
export function withRecipe(
	list: ShoppingList,
	recipe: Omit< ListedRecipe, 'at' >,
	wanted: ReadonlyArray< Wanted & { line: string } >,
	now: number
): ShoppingList {
	const timeOf = new Map( list.entries.map( ( { id, at } ) => [ id, at ] ) );
	const entries = wanted.map( ( { line, ...one } ) => {
		const id = `r${ recipe.id }-${ line }`.slice( 0, 80 );
		return {
			...clipped( one ),
			id,
			at: after( timeOf.get( id ), now ),
			gone: false,
			done: false,
			recipe: recipe.id,
		};
	} );
	const before = list.recipes.find( ( { id } ) => id === recipe.id );
	const others = list.entries
		.filter( ( entry ) => entry.recipe === recipe.id && ! entry.gone )
		.map( ( { id } ) => id );
	return withEntries(
		{
			...changed( list, others, now, () => ( { gone: true } ) ),
			recipes: [
				...list.recipes.filter( ( { id } ) => id !== recipe.id ),
				{
					id: recipe.id,
					title: recipe.title.slice( 0, 200 ),
					url: recipe.url.slice( 0, 1000 ),
					at: after( before?.at, now ),
				},
			],
		},
		entries
	);
}

/**
 * Remembers where a food stands in the visitor's shop.
 *
 * @param list  The list.
 * @param food  Key of the food.
 * @param aisle Id of the aisle.
 * @param now   Milliseconds since 1970.
 * @return The new list.
 */
export function withAisle(
	list: ShoppingList,
	food: string,
	aisle: string,
	now: number
): ShoppingList {
	const before = list.aisles.find( ( choice ) => choice.food === food );
	return {
		...list,
		aisles: [
			...list.aisles.filter( ( choice ) => choice.food !== food ),
			{ food, aisle, at: after( before?.at, now ) },
		],
	};
}

/**
 * Tells which entries a change has touched.
 *
 * @param before The list before it.
 * @param next The list after it.
 * @return Their ids.
 */
export function touched( before: ShoppingList, next: ShoppingList ): string[] {
	const old = new Set( before.entries );
	return next.entries
		.filter( ( entry ) => ! old.has( entry ) )
		.map( ( { id } ) => id );
}

/**
 * Takes entries back to what they were before a change; those that were not
 * there before are removed. What else has changed since stays.
 *
 * @param list   The list as it is now.
 * @param before The list before the change.
 * @param ids    What the change has touched.
 * @param now    Milliseconds since 1970.
 * @return The new list.
 */
export function restored(
	list: ShoppingList,
	before: ShoppingList,
	ids: readonly string[],
	now: number
): ShoppingList {
	const old = new Map(
		before.entries.map( ( entry ) => [ entry.id, entry ] )
	);
	return changed(
		list,
		ids,
		now,
		( { id } ) => old.get( id ) ?? { gone: true }
	);
}
