import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import type { useRegistry } from '@wordpress/data';
import type { Line } from '../list/insert';
import { knownLists } from '../list/known-lists';
import { isEmptyParagraph } from '../text/use-leave-at-enter';
import { contentAbove } from './content';
import { titlePost } from './post-title';
import type { Part } from './recipe-parts';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Finds a block of a recipe.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
 * @param name     Name of the block.
 * @return The first such block, if there is one.
 */
function findBlock(
	{ select }: Registry,
	recipe: string,
	name: string
): string | undefined {
	const editor = select( blockEditorStore );
	return editor
		.getClientIdsOfDescendants( [ recipe ] )
		.find( ( id ) => editor.getBlockName( id ) === name );
}

/**
 * Adds a part to its block, which is made where the recipe has none.
 *
 * @param registry   What holds the blocks.
 * @param recipe     The recipe's block.
 * @param part.block Name of the block.
 * @param part.lines Its lines.
 */
function addPart(
	registry: Registry,
	recipe: string,
	{ block, lines }: Part
): void {
	const id = findBlock( registry, recipe, block );
	const actions = registry.dispatch( blockEditorStore );
	const list = knownLists().get( block );
	const paragraphs = list
		? []
		: lines.map( ( { html: content } ) =>
				createBlock( 'core/paragraph', { content } )
			);
	if ( id !== undefined && ! list ) {
		const before = registry.select( blockEditorStore ).getBlocks( id );
		const empty = before.filter( isEmptyParagraph );
		void actions.replaceInnerBlocks( id, [
			...before.filter( ( each ) => ! empty.includes( each ) ),
			...paragraphs,
		] );
		return;
	}
	const { groups } =
		( id !== undefined &&
			registry.select( blockEditorStore ).getBlockAttributes( id ) ) ||
		{};
	const attributes = list ? { groups: list.add( groups, lines ) } : {};
	if ( id === undefined ) {
		const made = createBlock( block, attributes, paragraphs );
		void actions.insertBlock( made, undefined, recipe, false );
	} else {
		void actions.updateBlockAttributes( id, attributes );
	}
}

/**
 * Plans what becomes of a part that belongs to another block than the one it is pasted into.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
 * @return Lines that no block takes, and what gives the others away.
 */
export function planPart(
	registry: Registry,
	recipe: string,
	part: Part
): { rest: readonly Line[]; change: () => void } {
	const { block, heading, lines } = part;
	const editor = registry.select( blockEditorStore );
	if ( block === '' ) {
		const stored = editor.getBlockAttributes( recipe ) ?? {};
		const { updateBlockAttributes } = registry.dispatch( blockEditorStore );
		return {
			rest: [],
			change: () =>
				void updateBlockAttributes(
					recipe,
					contentAbove( lines, stored, ( title ) =>
						titlePost( registry, title )
					).attributes
				),
		};
	}
	const hasPlace =
		findBlock( registry, recipe, block ) !== undefined ||
		editor.canInsertBlockType( block, recipe );
	return hasPlace && lines.length > 0
		? { rest: [], change: () => addPart( registry, recipe, part ) }
		: {
				rest: heading
					? [ { ...heading, isHeading: true }, ...lines ]
					: lines,
				change: () => {},
			};
}
