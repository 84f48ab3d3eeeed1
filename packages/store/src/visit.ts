import type { Visit } from './types';

/**
 * Gives the key under which the browser keeps a recipe.
 *
 * @param recipeId Post id.
 * @return Storage key.
 */
export function visitKey( recipeId: number ): string {
	return `larder:recipe:${ recipeId }`;
}

/** More than any pot holds; a guard against numbers that mean nothing. */
export const MOST_SERVINGS = 1000;

/**
 * Tells whether a number of servings can be cooked.
 *
 * @param servings Any value.
 * @return True for a number above 0 and up to 1,000.
 */
export function isServings( servings: unknown ): servings is number {
	return (
		typeof servings === 'number' &&
		servings > 0 &&
		servings <= MOST_SERVINGS
	);
}

function isWords( value: unknown ): value is string[] {
	return (
		Array.isArray( value ) &&
		value.every( ( word ) => typeof word === 'string' )
	);
}

/**
 * Reads what a browser has kept, whatever it is.
 *
 * @param json Stored text.
 * @return What of it can be used.
 */
export function parseVisit( json: string | null ): Visit {
	let stored: unknown;
	try {
		stored = JSON.parse( json ?? '{}' );
	} catch {
		return {}; // Damaged by somebody else; the next change writes it anew.
	}
	if ( typeof stored !== 'object' || stored === null ) {
		return {};
	}
	const { servings, ingredients, steps } = stored as Record<
		keyof Visit,
		unknown
	>;
	return {
		...( isServings( servings ) && { servings } ),
		...( isWords( ingredients ) && { ingredients } ),
		...( isWords( steps ) && { steps } ),
	};
}

/** Recipes whose last visit the browser did not take. */
const unkept = new Set< number >();

/**
 * Reads what this browser has kept for a recipe.
 *
 * @param recipeId Post id.
 * @return The visit; undefined where the page knows more than the browser keeps.
 */
export function storedVisit( recipeId: number ): Visit | undefined {
	try {
		return unkept.has( recipeId )
			? undefined
			: parseVisit( localStorage.getItem( visitKey( recipeId ) ) );
	} catch {
		return undefined; // A browser may forbid storage; the page then works from memory.
	}
}

/**
 * Reads what this browser has kept for a recipe; the address wins over it.
 *
 * @param recipeId Post id.
 * @return The visit, empty where nothing is kept or storage is forbidden.
 */
export function readVisit( recipeId: number ): Visit {
	const query = new URLSearchParams( location.search );
	// The second is what print pages are asked by.
	const asked = Number(
		query.get( 'servings' ) ?? query.get( 'recipe_servings' ) ?? NaN
	);
	return {
		...storedVisit( recipeId ),
		...( isServings( asked ) && { servings: asked } ),
	};
}

/**
 * Drops what says nothing, so that an untouched recipe is an empty object.
 *
 * @param visit What the visitor chose.
 * @return The same without empty lists.
 */
export function tidyVisit( {
	ingredients = [],
	steps = [],
	...rest
}: Visit ): Visit {
	return {
		...rest,
		...( ingredients.length > 0 && { ingredients } ),
		...( steps.length > 0 && { steps } ),
	};
}

/**
 * Keeps a visit in this browser, or forgets it when nothing is chosen.
 *
 * @param recipeId Post id.
 * @param visit    What the visitor chose.
 */
export function writeVisit( recipeId: number, visit: Visit ): void {
	try {
		if ( Object.keys( visit ).length === 0 ) {
			localStorage.removeItem( visitKey( recipeId ) );
		} else {
			localStorage.setItem(
				visitKey( recipeId ),
				JSON.stringify( visit )
			);
		}
		unkept.delete( recipeId );
	} catch {
		unkept.add( recipeId ); // Full or forbidden; the page then works from memory.
	}
}
