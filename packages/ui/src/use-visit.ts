import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { store, type Visit } from '@larder/store';

/**
 * Returns what the visitor chose for a recipe, and follows its changes.
 *
 * @param recipeId Post id.
 * @return The visit, empty on the first render.
 */
export function useVisit( recipeId: number ): Visit {
	const { openRecipe } = useDispatch( store );
	// Before the first paint: nobody sees the recipe as written flash by.
	useLayoutEffect(
		() => void openRecipe( recipeId ),
		[ openRecipe, recipeId ]
	);
	return useSelect(
		( select ) => select( store ).getVisit( recipeId ),
		[ recipeId ]
	);
}
