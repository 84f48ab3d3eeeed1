import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { SavedRecipe } from '../view-types';

type Props = {
	recipe: SavedRecipe;
	isFirst: boolean;
	isLast: boolean;
	/** Called with its post id and the direction. */
	onStep: ( recipe: number, by: -1 | 1 ) => void;
};

/**
 * Moves a recipe of a collection by one place.
 */
export function MoveButtons( {
	recipe: { recipe_id: id, title },
	isFirst,
	isLast,
	onStep,
}: Props ): ReactElement {
	return (
		<>
			<button
				type="button"
				data-move={ `${ id } -1` }
				aria-disabled={ isFirst }
				aria-label={
					/* translators: %s: name of a recipe. */
					sprintf( __( 'Move %s earlier', 'larder' ), title )
				}
				onClick={ () => onStep( id, -1 ) }
			>
				↑
			</button>
			<button
				type="button"
				data-move={ `${ id } 1` }
				aria-disabled={ isLast }
				aria-label={
					/* translators: %s: name of a recipe. */
					sprintf( __( 'Move %s later', 'larder' ), title )
				}
				onClick={ () => onStep( id, 1 ) }
			>
				↓
			</button>
		</>
	);
}
