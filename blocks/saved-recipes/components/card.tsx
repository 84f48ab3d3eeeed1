import type { ReactElement } from 'react';
import { PrintedCard, RecipeCard } from '@larder/card';
import type { SavedProps, SavedRecipe } from '../view-types';

type Props = Pick< SavedProps, 'level' > & {
	recipe: SavedRecipe;
	/** Undefined in a list of somebody else. */
	onRemove: ( ( recipe: SavedRecipe ) => void ) | undefined;
};

/**
 * The card of a saved recipe, as the site prints it where it has cards of its own.
 *
 * @return The card.
 */
export function Card( { recipe, level, onRemove }: Props ): ReactElement {
	const { printed, ...card } = recipe;
	if ( printed !== undefined ) {
		return (
			<PrintedCard
				tagName="div"
				recipeId={ recipe.recipe_id }
				content={ printed }
				{ ...( onRemove && { onRemove: () => onRemove( recipe ) } ) }
			/>
		);
	}
	return (
		<RecipeCard
			level={ level }
			// In a list of one's own there is a button to take it off.
			{ ...( onRemove && { actions: null } ) }
			card={ {
				...card,
				badges: typeof card.badges === 'object' && card.badges,
			} }
		/>
	);
}
