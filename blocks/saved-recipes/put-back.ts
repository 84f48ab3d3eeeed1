import type { SavedRecipe } from './view-types';

/**
 * Restores a recipe to where it was in a list that may have changed since.
 *
 * @param recipes The list as it is.
 * @param before  The list as it was, with the recipe.
 * @return The list with it, before the first that came after it.
 */
export function putBack(
	recipes: readonly SavedRecipe[],
	recipe: SavedRecipe,
	before: readonly SavedRecipe[]
): SavedRecipe[] {
	const idOf = ( { recipe_id: id }: SavedRecipe ): number => id;
	const ids = before.map( idOf );
	const after = ids.slice( ids.indexOf( idOf( recipe ) ) + 1 );
	const others = recipes.filter(
		( other ) => idOf( other ) !== idOf( recipe )
	);
	const place = others.findIndex( ( other ) =>
		after.includes( idOf( other ) )
	);
	const end = place === -1 ? others.length : place;
	return [ ...others.slice( 0, end ), recipe, ...others.slice( end ) ];
}
