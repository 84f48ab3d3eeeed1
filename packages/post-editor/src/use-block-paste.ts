import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, hasBlockSupport, type Block } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { joinParts, recipeAround, recipeOfBlocks } from '@larder/editor';
import { focusBlock } from './check/go-to-field';
import { copiedBlocks, RECIPE, type CopiedBlocks } from './copied-blocks';
import { emptyRecipe, placeRecipe } from './recipe-for';
import { useCanvasEvent } from './use-canvas-event';

type Registry = ReturnType< typeof useRegistry >;

/** Finds the recipe that has the caret in it, else the first of the post. */
function ownRecipe( registry: Registry ): string | undefined {
	const editor = registry.select( blockEditorStore );
	const [ caret = '' ] = editor.getSelectedBlockClientIds();
	return editor.getBlockName( caret ) === RECIPE
		? caret
		: ( recipeAround( registry, caret ) ??
				editor
					.getClientIdsWithDescendants()
					.find( ( id ) => editor.getBlockName( id ) === RECIPE ) );
}

/**
 * Puts parts into the recipe of the post, or into a new one where the caret is.
 *
 * @param registry What holds the blocks.
 * @param parts    The parts.
 * @return The block that has them now, undefined where none may.
 */
function putParts(
	registry: Registry,
	parts: readonly Block[]
): string | undefined {
	const own = ownRecipe( registry );
	if ( own === undefined ) {
		const made = recipeOfBlocks( parts );
		return placeRecipe( registry, made ) ? made[ 0 ]?.clientId : undefined;
	}
	const editor = registry.select( blockEditorStore );
	const before = editor.getBlocks( own );
	const joined = joinParts( parts, before );
	const added = joined.filter( ( block ) => ! before.includes( block ) );
	const isAllowed = added.every(
		( { name } ) =>
			editor.canInsertBlockType( name, own ) &&
			( hasBlockSupport( name, 'multiple', true ) ||
				joined.filter( ( block ) => block.name === name ).length === 1 )
	);
	if ( ! isAllowed ) {
		return undefined;
	}
	void registry
		.dispatch( blockEditorStore )
		.replaceInnerBlocks( own, joined );
	return added[ 0 ]?.clientId;
}

/** Returns the attributes of a recipe that somebody has set. */
function setAttributes( recipe: Block | null ): Record< string, unknown > {
	const usual = createBlock( RECIPE ).attributes;
	return Object.fromEntries(
		Object.entries( recipe?.attributes ?? {} ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !== JSON.stringify( usual[ name ] )
		)
	);
}

/**
 * Puts a whole recipe into the one of the post that has no ingredients yet, and else
 * after the one that has the caret in it.
 *
 * @param registry What holds the blocks.
 * @param whole    The recipe.
 * @return The recipe's block, undefined where WordPress has a place for it.
 */
function putWhole( registry: Registry, whole: Block ): string | undefined {
	const editor = registry.select( blockEditorStore );
	const actions = registry.dispatch( blockEditorStore );
	const [ caret = '' ] = editor.getSelectedBlockClientIds();
	const own = ownRecipe( registry );
	if ( own !== undefined && emptyRecipe( registry ) === own ) {
		const filled = createBlock(
			RECIPE,
			{
				...whole.attributes,
				...setAttributes( editor.getBlock( own ) ),
			},
			joinParts( whole.innerBlocks, editor.getBlocks( own ) )
		);
		void actions.replaceBlock( own, filled );
		return filled.clientId;
	}
	const around = recipeAround( registry, caret );
	if ( around === undefined ) {
		return undefined;
	}
	void actions.insertBlocks(
		[ whole ],
		editor.getBlockIndex( around ) + 1,
		editor.getBlockRootClientId( around ) ?? '',
		false
	);
	return whole.clientId;
}

/** Returns whether the markup of blocks may be meant as text: in a field that is not of a recipe. */
function isForeignField( place: Element | null ): boolean {
	const block = place?.closest( '[data-type]' )?.getAttribute( 'data-type' );
	return (
		! block?.startsWith( 'larder/' ) &&
		!! place?.closest( 'input, textarea' )
	);
}

/** Returns whether the caret is where WordPress pastes blocks as they are; lines and fields read words. */
function isAnyBlockFine(
	registry: Registry,
	place: Element | null,
	{ blocks }: CopiedBlocks
): boolean {
	const editor = registry.select( blockEditorStore );
	const [ caret = '' ] = editor.getSelectedBlockClientIds();
	const root = editor.getBlockRootClientId( caret ) ?? '';
	return (
		! place?.closest( '[data-larder-key], input, textarea' ) &&
		blocks.every( ( { name } ) => editor.canInsertBlockType( name, root ) )
	);
}

/**
 * Puts copied blocks of a recipe into the recipe of the post, or a new one, where they
 * are pasted outside of one: WordPress would paste nothing, and not say so.
 */
export function useBlockPaste(): void {
	const registry = useRegistry();
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	const onPaste = useCallback(
		( event: ClipboardEvent ): void => {
			const { target, clipboardData } = event;
			const place =
				target !== null && 'closest' in target
					? ( target as Element )
					: null;
			if ( ! clipboardData || isForeignField( place ) ) {
				return;
			}
			const copied = copiedBlocks( clipboardData );
			const { parts, whole } = copied;
			let put: string | undefined;
			if ( whole ) {
				put = putWhole( registry, whole );
			} else if (
				parts.length > 0 &&
				! isAnyBlockFine( registry, place, copied )
			) {
				put = putParts( registry, parts );
			}
			if ( put !== undefined ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				focusBlock( registry, put );
			}
		},
		[ registry ]
	);
	useCanvasEvent( 'paste', onPaste, selected );
}
