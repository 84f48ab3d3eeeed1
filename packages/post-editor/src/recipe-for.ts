import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { FIRST_BLOCKS } from '@larder/contracts/constants';
import { eventElement, isEmptyParagraph } from '@larder/editor';
import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Finds the first block of a name.
 *
 * @param registry What holds the blocks.
 * @return The block; undefined where there is none.
 */
function named( registry: Registry, name: string ): string | undefined {
	const editor = registry.select( blockEditorStore );
	return editor
		.getClientIdsWithDescendants()
		.find( ( id ) => editor.getBlockName( id ) === name );
}

/**
 * Finds the recipe of the post that has no ingredients yet.
 *
 * @param registry What holds the blocks.
 * @return The block; null where there is no recipe, or one with ingredients.
 */
export function emptyRecipe( registry: Registry ): string | null {
	const recipe = named( registry, 'larder/recipe' );
	const list = named( registry, 'larder/ingredients' );
	const groups =
		list === undefined
			? ''
			: JSON.stringify(
					registry
						.select( blockEditorStore )
						.getBlockAttributes( list )?.[ 'groups' ]
				);
	return recipe === undefined || /"text":"[^"]/.test( groups )
		? null
		: recipe;
}

/**
 * Returns whether what is pasted or dropped somewhere is meant for a recipe without
 * ingredients: in the title or in the recipe, but in no field of its own.
 *
 * @param registry What holds the blocks.
 * @param target   Where it comes in.
 * @return True in such a place.
 */
export function isForEmptyRecipe(
	registry: Registry,
	target: EventTarget | null
): boolean {
	const place = eventElement( target );
	return (
		! place?.closest( 'input, textarea' ) &&
		!! place?.closest(
			'.editor-post-title__input, [data-type="larder/recipe"]'
		) &&
		emptyRecipe( registry ) !== null
	);
}

/**
 * Puts a recipe where the caret is: in the place of an empty line, else below.
 *
 * @param registry What holds the blocks.
 * @param made     The recipe, and what comes after it.
 * @return Whether a recipe is allowed there; without that nothing is put.
 */
export function placeRecipe(
	registry: Registry,
	made: readonly Block[]
): boolean {
	const editor = registry.select( blockEditorStore );
	const selected = editor.getSelectedBlockClientIds().at( -1 );
	const root =
		selected === undefined
			? ''
			: ( editor.getBlockRootClientId( selected ) ?? '' );
	if ( ! editor.canInsertBlockType( 'larder/recipe', root ) ) {
		return false;
	}
	const actions = registry.dispatch( blockEditorStore );
	const caret = selected === undefined ? null : editor.getBlock( selected );
	if ( caret && isEmptyParagraph( caret ) ) {
		// Nobody wants to have an empty line above it.
		void actions.replaceBlock( caret.clientId, [ ...made ] );
	} else {
		void actions.insertBlocks(
			[ ...made ],
			selected === undefined ? 0 : editor.getBlockIndex( selected ) + 1,
			root,
			false
		);
	}
	return true;
}

/**
 * Finds the recipe that a paste may fill, or makes one where the caret is.
 *
 * @param registry What holds the blocks.
 * @return The block; null where the post has a recipe with ingredients already.
 */
export function recipeFor( registry: Registry ): string | null {
	if ( named( registry, 'larder/recipe' ) !== undefined ) {
		return emptyRecipe( registry );
	}
	const made = createBlock(
		'larder/recipe',
		{},
		FIRST_BLOCKS.map( ( name ) => createBlock( name ) )
	);
	return placeRecipe( registry, [ made ] ) ? made.clientId : null;
}
