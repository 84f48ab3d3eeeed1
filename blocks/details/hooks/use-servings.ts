import { useSelect } from '@wordpress/data';
import { store } from '@larder/store';

/**
 * Follows the servings that a visitor chose.
 *
 * @param recipeId Post id.
 * @param written  What the recipe makes as written.
 * @return The servings to show.
 */
export function useServings( recipeId: number, written: number ): number {
	return useSelect( ( select ) => select( store ).getVisit( recipeId ).servings, [ recipeId ] ) ?? written;
}
