import type { Action, Thunk } from './thunk';
import type { Visit } from './types';
import { isServings } from './servings';
import {
	storedVisit,
	updateUrl,
	tidyVisit,
	withAsked,
	writeVisit,
} from './visit';

/** Sets what a browser has stored for a recipe. */
export function receiveVisit( recipeId: number, visit: Visit ): Action {
	return { type: 'RECEIVE_VISIT', recipeId, visit };
}

/**
 * Reads what the browser has kept for a recipe, the first time a view shows it.
 *
 * @param recipeId Post id.
 */
export function openRecipe( recipeId: number ): Thunk {
	return ( { dispatch, select } ) => {
		if ( ! select.hasVisit( recipeId ) ) {
			dispatch(
				receiveVisit(
					recipeId,
					withAsked( recipeId, storedVisit( recipeId ) ?? {} )
				)
			);
		}
	};
}

/**
 * Reads again what the browser has kept for the recipes that the page shows, for
 * a page that could not hear of changes on others.
 */
export function reopenRecipes(): Thunk {
	return ( { dispatch, select } ) => {
		for ( const recipeId of select.getOpenRecipes() ) {
			const visit = storedVisit( recipeId );
			if ( visit ) {
				dispatch(
					receiveVisit( recipeId, withAsked( recipeId, visit ) )
				);
			}
		}
	};
}

/**
 * Changes a visit and keeps it in the browser.
 *
 * @param recipeId Post id.
 * @param change   Gives the new visit.
 */
function changeVisit(
	recipeId: number,
	change: ( visit: Visit ) => Visit
): Thunk {
	return ( args ) => {
		openRecipe( recipeId )( args );
		const { dispatch, select } = args;
		const before = select.getVisit( recipeId );
		const visit = tidyVisit( change( before ) );
		if ( visit.servings !== before.servings ) {
			updateUrl( recipeId, visit.servings );
		}
		dispatch( receiveVisit( recipeId, visit ) );
		writeVisit( recipeId, visit );
	};
}

function toggled( list: readonly string[] = [], id: string ): string[] {
	return list.includes( id )
		? list.filter( ( other ) => other !== id )
		: [ ...list, id ];
}

/** Scales a recipe; a number that cannot be cooked changes nothing. */
export function setServings( recipeId: number, servings: number ): Thunk {
	return changeVisit( recipeId, ( visit ) =>
		isServings( servings ) ? { ...visit, servings } : visit
	);
}

/** Resets the servings to the recipe's own. */
export function resetServings( recipeId: number ): Thunk {
	return changeVisit( recipeId, ( { servings: _, ...rest } ) => rest );
}

/** Ticks an ingredient off, or on again. */
export function toggleIngredient( recipeId: number, id: string ): Thunk {
	return changeVisit( recipeId, ( visit ) => ( {
		...visit,
		ingredients: toggled( visit.ingredients, id ),
	} ) );
}

/** Ticks a step as read, or as unread again. */
export function toggleStep( recipeId: number, id: string ): Thunk {
	return changeVisit( recipeId, ( visit ) => ( {
		...visit,
		steps: toggled( visit.steps, id ),
	} ) );
}

/** Clears all ticks of the steps. */
export function resetSteps( recipeId: number ): Thunk {
	return changeVisit( recipeId, ( { steps: _, ...rest } ) => rest );
}
