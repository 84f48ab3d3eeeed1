import { useMemo } from '@wordpress/element';
import { matchIngredients } from '@larder/units/match';
import { textOf, useVisit } from '@larder/ui';
import { asPrinted } from '../../ingredients/as-printed';
import { quantityColumn } from '../../ingredients/quantity-column';
import { readLines, scaleLines } from '../../ingredients/scale-lines';
import type { Line } from '../../ingredients/view-types';
import type { PrintedStep } from '../../instructions/view-types';
import type { RecipeToCook } from './use-recipe';

/** The ingredients of all steps. */
export type StepLines = {
	/** Lines by the id of the step. */
	of: Map< string, Line[] >;
	/** How wide the column of their amounts is, in digits: the same on every step. */
	column: number;
};

/** Returns what an editor chose for a step; null where nothing of it is there any more. */
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
 * Returns the ingredients of each step, with the amounts that the visitor cooks:
 * those that its editor chose, or else those that its text names.
 *
 * @param recipeId Post id.
 * @param recipe   What the page has printed, in the units to show.
 * @param locale   Language tag of the recipe.
 * @return The lines of each step, and what they share.
 */
export function useStepIngredients(
	recipeId: number,
	recipe: RecipeToCook,
	locale: string | undefined
): StepLines {
	const { servings } = useVisit( recipeId );
	const groups = useMemo(
		() =>
			recipe.ingredients.flatMap( ( props ) => {
				const read = readLines( props.groups, locale );
				const format = {
					mode: props.servingType,
					useFraction: props.useFraction,
					kitchen: props.kitchen,
					locale,
				};
				return asPrinted(
					scaleLines(
						read,
						( servings ?? props.servings ?? 1 ) /
							( props.servings ?? 1 ),
						format,
						recipe.convert
					),
					() => scaleLines( read, 1, format ),
					props.printed
				);
			} ),
		[ recipe, servings, locale ]
	);
	const lines = groups.flatMap( ( { items } ) => items );
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
	return {
		of: new Map(
			[ ...ids ].map( ( [ step, chosen ] ) => [
				step,
				lines.filter( ( { id } ) => chosen.includes( id ) ),
			] )
		),
		column: quantityColumn( groups ),
	};
}
