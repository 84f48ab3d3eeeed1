import { useCommand } from '@wordpress/commands';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry, useSelect } from '@wordpress/data';
import { PluginMoreMenuItem } from '@wordpress/editor';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { canBecomeRecipe, recipeOfBlocks } from '@larder/editor';
import type { ReactElement } from 'react';
import { giveTitle } from './introduce';
import { emptyRecipe } from './recipe-for';

/**
 * Offers to make a recipe of all that a post holds, in the menu of the editor and
 * in the palette of commands.
 *
 * @return The item; nothing where the post has a recipe, or no words.
 */
export function MakeRecipeItem(): ReactElement | null {
	const registry = useRegistry();
	const isPossible = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const recipes = editor.getBlocksByName( 'larder/recipe' );
			const texts = editor
				.getBlocks()
				.filter( ( { name } ) => name !== 'larder/recipe' );
			return (
				canBecomeRecipe( texts ) &&
				editor.canInsertBlockType( 'larder/recipe', '' ) &&
				( recipes.length === 0 ||
					( recipes.length === 1 &&
						emptyRecipe( registry ) === recipes[ 0 ] ) )
			);
		},
		[ registry ]
	);
	const make = useCallback( (): void => {
		const all = registry.select( blockEditorStore ).getBlocks();
		const texts = all.filter( ( { name } ) => name !== 'larder/recipe' );
		registry.batch( () => {
			const made = recipeOfBlocks( texts, ( title ) =>
				giveTitle( registry, title )
			);
			void registry.dispatch( blockEditorStore ).replaceBlocks(
				all.map( ( { clientId } ) => clientId ),
				made
			);
		} );
	}, [ registry ] );
	const label = __( 'Make a recipe of this post', 'larder' );
	useCommand( {
		name: 'larder/make-recipe',
		label,
		disabled: ! isPossible,
		callback: ( { close } ) => {
			make();
			close();
		},
	} );
	return isPossible ? (
		<PluginMoreMenuItem onClick={ make }>{ label }</PluginMoreMenuItem>
	) : null;
}
