import { __ } from '@wordpress/i18n';
import type { Collection } from './view-types';

/**
 * Makes an id that no collection of a list has.
 *
 * @param collections The list.
 * @return Letters and digits.
 */
function newId( collections: readonly Collection[] ): string {
	const numbers = collections
		.map( ( { id } ) => parseInt( id, 36 ) )
		.filter( Number.isSafeInteger );
	return ( Math.max( 0, ...numbers ) + 1 ).toString( 36 );
}

/** Gives what people take for the same name. */
const spoken = ( name: string ): string =>
	name.trim().replace( /\s+/gu, ' ' ).toLowerCase();

/**
 * Says why a collection cannot have a name; the server holds to the same.
 *
 * @param collections All of them.
 * @param name        The name.
 * @param id          The collection that is to have it; empty for a new one.
 * @return What to tell; empty where nothing is wrong.
 */
export function problemOfName(
	collections: readonly Collection[],
	name: string,
	id = ''
): string {
	const isTaken = collections.some(
		( one ) => one.id !== id && spoken( one.name ) === spoken( name )
	);
	return isTaken
		? __( 'There is already a collection with this name.', 'larder' )
		: '';
}

/**
 * Adds an empty collection at the end.
 *
 * @param collections All of them.
 * @param name        Its name.
 * @return The new list.
 */
export function withNew(
	collections: readonly Collection[],
	name: string
): Collection[] {
	return [
		...collections,
		{ id: newId( collections ), name, note: '', recipes: [] },
	];
}

/**
 * Changes one collection.
 *
 * @param collections All of them.
 * @param id          Which one.
 * @param change      What becomes of it.
 * @return The new list.
 */
export function withChanged(
	collections: readonly Collection[],
	id: string,
	change: Partial< Omit< Collection, 'id' > >
): Collection[] {
	return collections.map( ( collection ) =>
		collection.id === id ? { ...collection, ...change } : collection
	);
}

/**
 * Puts a recipe into a collection, or takes it out.
 *
 * @param collections All of them.
 * @param id          Which one.
 * @param recipe      Post id.
 * @return The new list.
 */
export function withToggled(
	collections: readonly Collection[],
	id: string,
	recipe: number
): Collection[] {
	return collections.map( ( collection ) =>
		collection.id === id
			? {
					...collection,
					recipes: collection.recipes.includes( recipe )
						? collection.recipes.filter(
								( other ) => other !== recipe
							)
						: [ ...collection.recipes, recipe ],
				}
			: collection
	);
}

/**
 * Puts a recipe of a collection where another one of it stands.
 *
 * @param collections All of them.
 * @param id          Which one.
 * @param recipe      Post id of the recipe to move.
 * @param place       Post id of the recipe whose place it takes.
 * @return The new list.
 */
export function withMoved(
	collections: readonly Collection[],
	id: string,
	recipe: number,
	place: number
): Collection[] {
	return collections.map( ( collection ) => {
		const at = collection.recipes.indexOf( place );
		if ( collection.id !== id || at < 0 ) {
			return collection;
		}
		const recipes = collection.recipes.filter( ( one ) => one !== recipe );
		recipes.splice( at, 0, recipe );
		return { ...collection, recipes };
	} );
}

/**
 * Moves an item of a list by one place.
 *
 * @param list The list.
 * @param at   Where it is.
 * @param by   -1 towards the start, 1 towards the end.
 * @return The new list; the same order at its ends.
 */
export function moved< Item >(
	list: readonly Item[],
	at: number,
	by: -1 | 1
): Item[] {
	const next = [ ...list ];
	const [ item ] = next.splice( at, 1 );
	if ( item !== undefined ) {
		next.splice( Math.max( 0, at + by ), 0, item );
	}
	return next;
}
