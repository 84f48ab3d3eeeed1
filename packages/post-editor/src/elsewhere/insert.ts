import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import type { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { isBlank, readHtml } from '@larder/editor';
import { recipeFor } from '../recipe-for';
import type { FoundRecipe } from './read-elsewhere';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Puts a recipe that was read in the place of the empty one, as one undo step.
 *
 * @param registry What holds the post.
 * @param found    The recipe.
 * @return False where the post has a recipe with ingredients already.
 */
export function insertRecipe(
	registry: Registry,
	{ blocks, document: { name } }: FoundRecipe
): boolean {
	const [ recipe ] = parse( blocks );
	const place = recipeFor( registry );
	if ( ! recipe || place === null ) {
		return false;
	}
	const { getEditedPostAttribute } = registry.select( editorStore );
	const isNameless = isBlank( readHtml( getEditedPostAttribute( 'title' ) ) );
	registry.batch( () => {
		if ( isNameless ) {
			void registry.dispatch( editorStore ).editPost( { title: name } );
		}
		void registry
			.dispatch( blockEditorStore )
			.replaceBlock( place, recipe );
	} );
	return true;
}
