import { siteKey } from '@larder/ajax';
import { isServings } from './servings';
import type { Visit } from './types';

/**
 * Returns the key under which the browser keeps a recipe.
 *
 * @param recipeId Post id.
 * @return Storage key.
 */
export function visitKey( recipeId: number ): string {
	return siteKey( `recipe:${ recipeId }` );
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
		return {}; // Damaged data; the next change overwrites it.
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
		return undefined; // Storage may be forbidden: the page then works from memory.
	}
}

/** What a URL asks for servings by; the second is of print pages. */
const ASKED_BY = [ 'servings', 'recipe_servings' ];

/**
 * Returns whether the URL of the page speaks of a recipe, which it does not
 * where the page shows it for another post.
 *
 * @param recipeId Post id.
 */
function isOfUrl( recipeId: number ): boolean {
	return (
		document.querySelector( `[data-larder-embedded="${ recipeId }"]` ) ===
		null
	);
}

/**
 * Returns a visit with the servings that the URL asks for.
 *
 * @param recipeId Post id.
 * @param visit    What the browser has kept.
 * @return The same where the URL asks for none that can be cooked, or asks another recipe.
 */
export function withAsked( recipeId: number, visit: Visit ): Visit {
	if ( ! isOfUrl( recipeId ) ) {
		return visit;
	}
	const query = new URLSearchParams( location.search );
	const asked = ASKED_BY.map( ( name ) => Number( query.get( name ) ) ).find(
		isServings
	);
	return asked === undefined ? visit : { ...visit, servings: asked };
}

/**
 * Updates a URL that asks for servings to what the page shows: it wins over what
 * the browser has stored, and is what a visitor copies.
 *
 * @param recipeId Post id of the recipe that is scaled.
 * @param servings What was chosen; undefined for the recipe's own.
 */
export function updateUrl(
	recipeId: number,
	servings: number | undefined
): void {
	if ( ! isOfUrl( recipeId ) ) {
		return;
	}
	const url = new URL( location.href );
	for ( const name of ASKED_BY.filter( ( by ) =>
		url.searchParams.has( by )
	) ) {
		if ( servings === undefined ) {
			url.searchParams.delete( name );
		} else {
			url.searchParams.set( name, String( servings ) );
		}
		history.replaceState( history.state, '', url );
	}
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
 * Stores a visit in this browser, or deletes it when nothing is chosen.
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
		unkept.add( recipeId ); // Storage is full or forbidden: the page then works from memory.
	}
}
