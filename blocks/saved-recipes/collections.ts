import { __ } from '@wordpress/i18n';
import type { Collection } from './view-types';

/**
 * Applies what the visitor wants to the collections; it is applied again to those of
 * another tab where that tab was first.
 */
export type Change = ( collections: readonly Collection[] ) => Collection[];

/**
 * Returns an id that no collection has, not even one that another tab creates.
 *
 * @return Letters and digits.
 */
export function newId(): string {
	return Array.from(
		crypto.getRandomValues( new Uint8Array( 12 ) ),
		( byte ) => ( byte % 36 ).toString( 36 )
	).join( '' );
}

/** Returns what people take for the same name. */
const spoken = ( name: string ): string =>
	name.trim().replace( /\s+/gu, ' ' ).toLowerCase();

/**
 * Returns why a collection cannot have a name; the server enforces the same rules.
 *
 * @param collections All of them.
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
 * @return The new list.
 */
export function withNew(
	collections: readonly Collection[],
	id: string,
	name: string
): Collection[] {
	return [ ...collections, { id, name, note: '', recipes: [] } ];
}

/**
 * Changes one collection.
 *
 * @param collections All of them.
 * @param id          Id of the collection.
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
 * Adds a recipe to a collection, or removes it.
 *
 * @param collections All of them.
 * @param id          Id of the collection.
 * @param recipe      Post id.
 * @param isIn        Whether it is to be in the collection.
 * @return The new list.
 */
export function withRecipe(
	collections: readonly Collection[],
	id: string,
	recipe: number,
	isIn: boolean
): Collection[] {
	return collections.map( ( collection ) => {
		const { recipes } = collection;
		if ( collection.id !== id || recipes.includes( recipe ) === isIn ) {
			return collection;
		}
		return {
			...collection,
			recipes: isIn
				? [ ...recipes, recipe ]
				: recipes.filter( ( other ) => other !== recipe ),
		};
	} );
}

/**
 * Moves a recipe of a collection to the place of another one.
 *
 * @param collections All of them.
 * @param id          Id of the collection.
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
 * Moves a collection by one place.
 *
 * @param collections All of them.
 * @param id          Id of the collection.
 * @param by          -1 towards the start, 1 towards the end.
 * @return The new list; the same order at its ends.
 */
export function moved(
	collections: readonly Collection[],
	id: string,
	by: -1 | 1
): Collection[] {
	const next = [ ...collections ];
	const at = next.findIndex( ( one ) => one.id === id );
	const found = next.splice( at, at < 0 ? 0 : 1 );
	next.splice( Math.max( 0, at + by ), 0, ...found );
	return next;
}
