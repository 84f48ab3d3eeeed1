import { useMemo } from '@wordpress/element';
import { useUnits } from '@larder/ui';
import { printedLines } from '../../ingredients/read-printed';
import { useStepMarkers } from '../../instructions/hooks/use-step-markers';
import { markSteps } from '../../instructions/mark-steps';
import { readRecipe, type PrintedRecipe } from '../../instructions/read-recipe';

/** A recipe in the units that the visitor wants to read. */
export type RecipeToCook = PrintedRecipe & {
	/** Writes amounts in these units; null for those that were written. */
	convert:
		| NonNullable< ReturnType< typeof useUnits >[ 'units' ] >[ 'line' ]
		| null;
};

/**
 * Reads a recipe from its page, its steps in the units and for the servings that the visitor wants.
 *
 * @param recipeId Post id.
 * @param locale   Language tag of the recipe.
 * @return What the cook mode shows.
 */
export function useRecipe(
	recipeId: number,
	locale: string | undefined
): RecipeToCook {
	const { units } = useUnits( locale );
	const printed = useMemo(
		() => readRecipe( recipeId, printedLines ),
		[ recipeId ]
	);
	const markers = useStepMarkers( recipeId, printed.scaling, locale );
	return useMemo(
		() => ( {
			...printed,
			steps:
				markers.length > 0
					? printed.steps.flatMap( ( step ) =>
							markSteps(
								[
									{
										id: '',
										title: step.group,
										steps: [ step ],
									},
								],
								markers
							).flatMap( ( { title, steps } ) =>
								steps.map( ( marked ) => ( {
									...marked,
									group: title,
								} ) )
							)
						)
					: printed.steps,
			convert: units?.line ?? null,
		} ),
		[ printed, units, markers ]
	);
}
