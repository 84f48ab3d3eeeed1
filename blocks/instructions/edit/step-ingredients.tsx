import { Button, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { charactersOf, type RowFieldsProps } from '@larder/editor';
import { matchIngredients } from '@larder/units/match';
import type { ReactElement } from 'react';
import {
	useRecipeIngredients,
	type RecipeIngredient,
} from './use-recipe-ingredients';
import type { Step } from '../types';

type Props = Pick< RowFieldsProps< Step >, 'row' | 'update' >;

/** Returns the ids that a step shows: those that were chosen, or that its text names. */
function shownIds( step: Step, ingredients: RecipeIngredient[] ): string[] {
	return (
		step.ingredients ??
		matchIngredients(
			charactersOf( `${ step.title } ${ step.text }` ),
			ingredients
		)
	);
}

/**
 * Corrects which ingredients the cook mode shows with a step, by default those
 * that its text names: a box for each ingredient of the recipe.
 *
 * @return The boxes, and a way back to those that the text names.
 */
export function StepIngredients( { row, update }: Props ): ReactElement {
	const ingredients = useRecipeIngredients();
	if ( ingredients.length === 0 ) {
		return (
			<p className="larder-choices">
				{ __( 'The recipe has no ingredients yet.', 'larder' ) }
			</p>
		);
	}
	const shown = shownIds( row, ingredients );
	return (
		<div className="larder-choices">
			{ ingredients.map( ( { id, line } ) => (
				<CheckboxControl
					key={ id }
					__nextHasNoMarginBottom
					label={ line }
					checked={ shown.includes( id ) }
					onChange={ ( isOn ) =>
						update( 'ingredients', ( before ) => {
							const ids = shownIds( before, ingredients );
							return {
								...before,
								ingredients: ingredients
									.map( ( each ) => each.id )
									.filter( ( each ) =>
										each === id
											? isOn
											: ids.includes( each )
									),
							};
						} )
					}
				/>
			) ) }
			<Button
				variant="tertiary"
				size="compact"
				disabled={ row.ingredients === undefined }
				accessibleWhenDisabled
				onClick={ () =>
					update(
						'ingredients',
						( { ingredients: _chosen, ...rest } ) => rest
					)
				}
			>
				{ __( 'Show those that the text names', 'larder' ) }
			</Button>
		</div>
	);
}
