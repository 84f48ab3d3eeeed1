import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	createBlocksFromInnerBlocksTemplate,
} from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { fillRecipe, isWholeRecipe, pastedLines } from '@larder/editor';
import { introducePost } from './introduce';

type Registry = ReturnType< typeof useRegistry >;

/** Fields and lists of the recipe take what is pasted themselves. */
const OWN = '[data-larder-key], input, textarea';

/**
 * Finds the recipe that a paste may fill, or makes one where the caret is.
 *
 * @param registry What holds the blocks.
 * @return The block; null where the post has a recipe with ingredients already.
 */
function recipeFor( registry: Registry ): string | null {
	const editor = registry.select( blockEditorStore );
	const named = ( name: string ) =>
		editor
			.getClientIdsWithDescendants()
			.find( ( id ) => editor.getBlockName( id ) === name );
	const recipe = named( 'larder/recipe' );
	if ( recipe !== undefined ) {
		const list = named( 'larder/ingredients' );
		const groups =
			list === undefined
				? ''
				: JSON.stringify(
						editor.getBlockAttributes( list )?.[ 'groups' ]
					);
		return /"text":"[^"]/.test( groups ) ? null : recipe;
	}
	const selected = editor.getSelectedBlockClientId();
	const root =
		selected === null
			? ''
			: ( editor.getBlockRootClientId( selected ) ?? '' );
	if ( ! editor.canInsertBlockType( 'larder/recipe', root ) ) {
		return null;
	}
	const made = createBlock(
		'larder/recipe',
		{},
		createBlocksFromInnerBlocksTemplate( [
			[ 'larder/details' ],
			[ 'larder/ingredients' ],
			[ 'larder/instructions' ],
			[ 'larder/notes' ],
		] )
	);
	const index = selected === null ? 0 : editor.getBlockIndex( selected ) + 1;
	void registry
		.dispatch( blockEditorStore )
		.insertBlock( made, index, root, false );
	return made.clientId;
}

/**
 * Makes a recipe of a whole one that is pasted into the title or a paragraph of a post.
 */
export function useWholePaste(): void {
	const registry = useRegistry();
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	useEffect( () => {
		const onPaste = ( event: ClipboardEvent ): void => {
			const { target, clipboardData } = event;
			const isOwn =
				target !== null &&
				'closest' in target &&
				( target as Element ).closest( OWN ) !== null;
			const lines =
				clipboardData && ! isOwn ? pastedLines( clipboardData ) : [];
			const recipe = isWholeRecipe( lines )
				? recipeFor( registry )
				: null;
			if ( recipe !== null ) {
				event.preventDefault();
				event.stopPropagation();
				fillRecipe(
					registry,
					recipe,
					introducePost( registry, lines )
				);
			}
		};
		let page: Document | null = null;
		// The canvas comes after the editor, and anew with another view of it.
		const attach = (): void => {
			const frame = document.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			);
			const next = frame?.contentDocument ?? document;
			if ( next !== page ) {
				page?.removeEventListener( 'paste', onPaste, true );
				page = next;
				page.addEventListener( 'paste', onPaste, true );
			}
		};
		attach();
		window.addEventListener( 'blur', attach );
		return () => {
			window.removeEventListener( 'blur', attach );
			page?.removeEventListener( 'paste', onPaste, true );
		};
	}, [ registry, selected ] );
}
