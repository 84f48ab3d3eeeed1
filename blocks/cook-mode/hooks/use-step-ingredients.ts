import { useMemo } from '@wordpress/element';
import { matchIngredients } from '@larder/quantity/match';
import { pageLocale, useVisit } from '@larder/ui';
import { readLines, scaleLines } from '../../ingredients/scale-lines';
import type { Line } from '../../ingredients/view-types';
import { textOf } from '../text-of';
import type { PrintedRecipe } from '../read-recipe';

/**
 * Gives the ingredients of each step, with the amounts that the visitor cooks:
 * those that its editor chose, or else those that its text names.
 *
 * @param recipeId Post id.
 * @param recipe   What the page has printed.
 * @return Lines by the id of the step.
 */
export function useStepIngredients(
	recipeId: number,
	recipe: PrintedRecipe
): Map< string, Line[] > {
	const { servings } = useVisit( recipeId );
	const lines = useMemo(
		() =>
			recipe.ingredients.flatMap( ( props ) =>
				scaleLines(
					readLines( props.groups, pageLocale() ),
					( servings ?? props.servings ?? 1 ) /
						( props.servings ?? 1 ),
					{
						mode: props.servingType,
						useFraction: props.useFraction,
						locale: pageLocale(),
					}
				).flatMap( ( { items } ) => items )
			),
		[ recipe, servings ]
	);
	const ids = useMemo( () => {
		const names = lines.map( ( { id, name } ) => ( {
			id,
			name: textOf( name ),
		} ) );
		return new Map(
			recipe.steps.map( ( step ) => [
				step.id,
				step.ingredients ??
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
