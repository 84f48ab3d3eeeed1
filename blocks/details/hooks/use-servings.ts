import { useVisit } from '@larder/ui';

/**
 * Follows the servings that a visitor chose.
 *
 * @param recipeId Post id.
 * @param written  What the recipe makes as written.
 * @return The servings to show.
 */
export function useServings( recipeId: number, written: number ): number {
	return useVisit( recipeId ).servings ?? written;
}
