import { useMemo } from '@wordpress/element';
import { matchIngredients } from '@larder/quantity';
import { textOf, useVisit } from '@larder/ui';
import { readLines, scaleLines } from '../../ingredients/scale-lines';
import type { Line } from '../../ingredients/view-types';
import type { PrintedStep } from '../../instructions/view-types';
import type { RecipeToCook } from './use-recipe';

/** Gives what an editor chose for a step; null where nothing of it is there any more. */
function chosenOf(
	{ ingredients }: PrintedStep,
	lines: ReadonlyArray< { id: string } >
): string[] | null {
	const isThere =
		ingredients?.length === 0 ||
		lines.some( ( { id } ) => ingredients?.includes( id ) );
	return isThere ? ingredients : null;
}

/**
 * Gives the ingredients of each step, with the amounts that the visitor cooks:
 * those that its editor chose, or else those that its text names.
 *
 * @param recipeId Post id.
 * @param recipe   What the page has printed, in the units to show.
 * @param locale   Language tag of the recipe.
 * @return Lines by the id of the step.
 */
export function useStepIngredients(
	recipeId: number,
	recipe: RecipeToCook,
	locale: string | undefined
): Map< string, Line[] > {
	const { servings } = useVisit( recipeId );
	const lines = useMemo(
		() =>
			recipe.ingredients.flatMap( ( props ) =>
				scaleLines(
					readLines( props.groups, locale ),
					( servings ?? props.servings ?? 1 ) /
						( props.servings ?? 1 ),
					{
						mode: props.servingType,
						useFraction: props.useFraction,
						kitchen: props.kitchen,
						locale,
					},
					recipe.convert
				).flatMap( ( { items } ) => items )
			),
		[ recipe, servings, locale ]
	);
	const ids = useMemo( () => {
		const names = lines.map( ( { id, name } ) => ( {
			id,
			name: textOf( name ),
		} ) );
		return new Map(
			recipe.steps.map( ( step ) => [
				step.id,
				chosenOf( step, names ) ??
					matchIngredients(
						textOf( `${ step.title } ${ step.text }` ),
						names
					),
			] )
		);
		// The names stay the same in all amounts.
	}, [ recipe ] ); // eslint-disable-line react-hooks/exhaustive-deps -- As said above.
	return new Map(
		[ ...ids ].map( ( [ step, chosen ] ) => [
			step,
			lines.filter( ( { id } ) => chosen.includes( id ) ),
		] )
	);
}
