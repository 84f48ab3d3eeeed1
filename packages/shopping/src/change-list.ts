import { cut } from './cut';
import type { Entry, ListedRecipe, ShoppingList, Wanted } from './types';

/** Returns the time of a change that comes after the last one, whatever the clocks of devices say. */
function after( at: number | undefined, now: number ): number {
	return Math.max( now, ( at ?? 0 ) + 1 );
}

/**
 * Changes entries.
 *
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

/** Adds entries to a list, in the place of those with the same ids. */
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

/** Truncates texts to what may be stored. */
function clipped( wanted: Wanted ): Wanted {
	return {
		...wanted,
		name: cut( wanted.name, 200 ),
		note: cut( wanted.note, 200 ),
		unit: cut( wanted.unit, 100 ),
		text: cut( wanted.text, 200 ),
	};
}

/**
 * Adds something to a list that no recipe asks for.
 *
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
 * Adds all that a recipe asks for to a list. What it asked for before is
 * replaced, so that adding it twice buys nothing twice.
 *
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
					title: cut( recipe.title, 200 ),
					url: recipe.url.slice( 0, 1000 ),
					...( recipe.lang !== undefined && {
						lang: recipe.lang.slice( 0, 35 ),
					} ),
					at: after( before?.at, now ),
				},
			],
		},
		entries
	);
}

/**
 * Remembers where a food is in the visitor's shop.
 *
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
 * Returns which entries a change has touched.
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
 * Restores entries to what they were before a change; those that were not there
 * before are removed. What else has changed since stays.
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
