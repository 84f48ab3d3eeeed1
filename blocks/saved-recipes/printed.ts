import type { SavedRecipes } from '@larder/contracts';
import type { SavedRecipe } from './view-types';

type Answer = SavedRecipes[ 'response' ];

/**
 * Merges the cards that the site has printed into their recipes.
 *
 * @param answer         What the server gave.
 * @param answer.printed The cards.
 * @return The same with the cards where they belong.
 */
export function withPrinted( { printed, ...answer }: Answer ): Omit<
	Answer,
	'recipes' | 'printed'
> & {
	recipes: SavedRecipe[];
} {
	return {
		...answer,
		recipes: answer.recipes.map( ( recipe, at ) => {
			const html = printed[ at ];
			return html === undefined ? recipe : { ...recipe, printed: html };
		} ),
	};
}
