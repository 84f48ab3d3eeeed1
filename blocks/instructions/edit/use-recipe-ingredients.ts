import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { charactersOf } from '@larder/editor';
import { readGroups } from '../../ingredients/read-groups';

/** An ingredient that a step may show. */
export type RecipeIngredient = {
	id: string;
	/** The line as typed, plain text. */
	line: string;
	/** Plain text. */
	name: string;
};

/**
 * Follows the ingredients of the recipe that the edited block belongs to.
 *
 * @return All that say something, in the order of the recipe.
 */
export function useRecipeIngredients(): RecipeIngredient[] {
	const { clientId } = useBlockEditContext();
	const lists: unknown[] = useSelect(
		( select ) => {
			const {
				getBlockAttributes,
				getBlockName,
				getBlockParentsByBlockName,
				getClientIdsOfDescendants,
			} = select( blockEditorStore );
			const [ root ] = getBlockParentsByBlockName(
				clientId,
				'larder/recipe',
				true
			);
			return ( root ? getClientIdsOfDescendants( root ) : [] )
				.filter( ( id ) => getBlockName( id ) === 'larder/ingredients' )
				.map( ( id ) => getBlockAttributes( id )?.[ 'groups' ] );
		},
		[ clientId ]
	);
	return useMemo(
		() =>
			lists
				.flatMap( readGroups )
				.flatMap( ( { items } ) => items )
				.map( ( { id, text, name } ) => ( {
					id,
					line: charactersOf( text ).trim(),
					name: charactersOf( name ),
				} ) )
				.filter( ( { line } ) => line !== '' ),
		[ lists ]
	);
}
