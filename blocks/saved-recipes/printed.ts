import type { SavedRecipes } from '@larder/contracts';
import type { SavedRecipe } from './view-types';

type Answer = SavedRecipes[ 'response' ];

/**
 * Puts the cards that the site has printed to their recipes. Where their layout
 * is missing there is one message for all of them.
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
	missing: string;
} {
	const isWhole = printed.length === answer.recipes.length;
	return {
		...answer,
		recipes: answer.recipes.map( ( recipe, at ) => {
			const html = isWhole ? printed[ at ] : undefined;
			return html === undefined ? recipe : { ...recipe, printed: html };
		} ),
		missing: isWhole ? '' : ( printed[ 0 ] ?? '' ),
	};
}
