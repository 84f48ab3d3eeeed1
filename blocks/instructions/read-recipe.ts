import type { SentInstructions, SentIngredients } from '@larder/contracts';
import { printedIslands, type PrintedIsland } from '@larder/ui';
import type { IngredientsViewProps } from '../ingredients/view-types';
import { wholeLines } from '../ingredients/whole-lines';
import type { PrintedStep, StepScaling } from './view-types';
import { wholeSteps } from './whole-steps';

/** What a page has printed of a recipe. */
export type PrintedRecipe = {
	/** All steps, each with the title of its group as safe HTML. */
	steps: ( PrintedStep & { group: string } )[];
	/** How amounts in the steps follow the servings; null where they stay. */
	scaling: StepScaling | null;
	/** The ingredients of each block. */
	ingredients: IngredientsViewProps[];
};

/**
 * Finds the islands of one recipe.
 *
 * @param name     Name of the islands.
 * @param recipeId Post id.
 * @return What the server has printed for them, in the order of the page.
 */
function islandsOf< Props extends { recipeId: number } >(
	name: string,
	recipeId: number
): ( PrintedIsland & { props: Props } )[] {
	return printedIslands( name ).flatMap( ( { props, root } ) => {
		// The server prints the props of the same version of the views.
		const sent = props as Props;
		return sent.recipeId === recipeId ? [ { props: sent, root } ] : [];
	} );
}

/**
 * Reads a recipe from its page, which has printed all that the cook mode shows.
 *
 * @param recipeId Post id.
 * @param linesOf  Gives the ingredients of a block, from what was sent and its root; in the words of the recipe without it.
 * @return Steps and ingredients.
 */
export function readRecipe(
	recipeId: number,
	linesOf: (
		sent: SentIngredients,
		root: Element | null
	) => IngredientsViewProps = wholeLines
): PrintedRecipe {
	const instructions = islandsOf< SentInstructions >(
		'instructions',
		recipeId
	).map( ( { props, root } ) => wholeSteps( props, root ) );
	return {
		scaling: instructions[ 0 ]?.scaling ?? null,
		steps: instructions.flatMap( ( { groups } ) =>
			groups.flatMap( ( group ) =>
				group.steps.map( ( step ) => ( {
					...step,
					group: group.title,
				} ) )
			)
		),
		ingredients: islandsOf< SentIngredients >(
			'ingredients',
			recipeId
		).map( ( { props, root } ) => linesOf( props, root ) ),
	};
}
