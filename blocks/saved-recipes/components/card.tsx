import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { PrintedCard, RecipeCard } from '@larder/card';
import { VoteButton } from '@larder/controls';
import type { SavedProps, SavedRecipe } from '../view-types';

type Props = Pick< SavedProps, 'level' > & {
	recipe: SavedRecipe;
	/** Undefined in a list of somebody else. */
	onRemove: ( ( recipe: SavedRecipe ) => void ) | undefined;
};

/**
 * Renders the card of a saved recipe, as the site prints it where it has cards of its own.
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
			// In a list of one's own the bookmark takes the recipe off it.
			{ ...( onRemove && {
				actions: (
					<VoteButton
						kind="save"
						postId={ recipe.recipe_id }
						isOn
						isBusy={ false }
						icon="bookmark"
						label={
							/* translators: %s: name of a recipe. */
							sprintf( __( 'Save %s', 'larder' ), recipe.title )
						}
						isLabelHidden
						onPress={ () => onRemove( recipe ) }
					/>
				),
			} ) }
			card={ {
				...card,
				badges: typeof card.badges === 'object' && card.badges,
			} }
		/>
	);
}
