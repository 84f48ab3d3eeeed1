import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { CloseIcon, foreign } from '@larder/ui';
import type { ListedRecipe } from '../hooks/use-shopping-list';
import { BLOCK } from '../block-class';

type Props = {
	recipes: readonly ListedRecipe[];
	/** Called with the one to take off. */
	onRemove: ( recipe: ListedRecipe ) => void;
};

/**
 * Renders the recipes that ask for something; each can be taken off as a whole.
 *
 * @return The list; nothing without a recipe.
 */
export function RecipeChips( {
	recipes,
	onRemove,
}: Props ): ReactElement | null {
	return recipes.length === 0 ? null : (
		<ul
			className={ `${ BLOCK }__recipes` }
			aria-label={ __( 'Recipes on this list', 'larder' ) }
		>
			{ recipes.map( ( recipe ) => (
				<li key={ recipe.id }>
					{ recipe.url === '' ? (
						<bdi { ...foreign( recipe.lang ) }>
							{ recipe.title }
						</bdi>
					) : (
						<a href={ recipe.url }>
							<bdi { ...foreign( recipe.lang ) }>
								{ recipe.title }
							</bdi>
						</a>
					) }
					<button
						type="button"
						className={ `${ BLOCK }__icon` }
						aria-label={ sprintf(
							/* translators: %s: name of a recipe. */
							__( 'Remove all that is for %s', 'larder' ),
							recipe.title
						) }
						onClick={ () => onRemove( recipe ) }
					>
						{ CloseIcon }
					</button>
				</li>
			) ) }
		</ul>
	);
}
