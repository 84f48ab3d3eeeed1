import { useVisit } from '@larder/ui';

/**
 * Returns the servings that a visitor chose, and follows them.
 *
 * @param recipeId Post id.
 * @param written  What the recipe makes as written.
 * @return The servings to show.
 */
export function useChosenServings( recipeId: number, written: number ): number {
	return useVisit( recipeId ).servings ?? written;
}
