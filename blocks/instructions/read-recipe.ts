import { propsOf as propsOfIslands } from '@larder/islands';
import type { IngredientsViewProps } from '../ingredients/view-types';
import type {
	InstructionsViewProps,
	PrintedStep,
	StepScaling,
} from './view-types';

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
 * Reads what the server printed for the islands of one recipe.
 *
 * @param name     Name of the islands.
 * @param recipeId Post id.
 * @return Their props, in the order of the page.
 */
function propsOf< Props extends { recipeId: number } >(
	name: string,
	recipeId: number
): Props[] {
	return (
		// The server prints the props of the same version of the views.
		( propsOfIslands( name ) as Props[] ).filter(
			( props ) => props.recipeId === recipeId
		)
	);
}

/**
 * Reads a recipe from its page, which has printed all that the cook mode shows.
 *
 * @param recipeId Post id.
 * @return Steps and ingredients.
 */
export function readRecipe( recipeId: number ): PrintedRecipe {
	const instructions = propsOf< InstructionsViewProps >(
		'instructions',
		recipeId
	);
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
		ingredients: propsOf< IngredientsViewProps >( 'ingredients', recipeId ),
	};
}
