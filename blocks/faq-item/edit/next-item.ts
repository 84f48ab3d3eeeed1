import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import type { DataRegistry } from '@wordpress/data';
import { isBlank, isEmptyParagraph, readRichText } from '@larder/editor';

/**
 * Inserts another block after an item or after all questions, in the place of
 * what was left empty; one undo step.
 *
 * @param empty  The empty block.
 * @param before What the new block follows.
 * @param name   Name of the new block.
 * @return False where such a block is not allowed.
 */
function goOn(
	registry: DataRegistry,
	empty: string,
	before: string,
	name: string
): boolean {
	const { canInsertBlockType, getBlockIndex, getBlockRootClientId } =
		registry.select( blockEditorStore );
	const root = getBlockRootClientId( before ) ?? '';
	const isFree = canInsertBlockType( name, root );
	if ( isFree ) {
		const { insertBlock, removeBlock } =
			registry.dispatch( blockEditorStore );
		registry.batch( () => {
			void removeBlock( empty, false );
			void insertBlock(
				createBlock( name ),
				getBlockIndex( before ) + 1,
				root
			);
		} );
	}
	return isFree;
}

/**
 * Starts the next question after an answer, instead of its last, empty paragraph.
 *
 * @param clientId  The item.
 * @param paragraph The empty paragraph.
 * @return False where no further item is allowed.
 */
export function startNextItem(
	registry: DataRegistry,
	clientId: string,
	paragraph: string
): boolean {
	return goOn( registry, paragraph, clientId, 'larder/faq-item' );
}

/**
 * Returns whether an item has neither question nor answer and may go, since it is
 * not the only one.
 *
 * @param clientId The item.
 */
function isSpare( registry: DataRegistry, clientId: string ): boolean {
	const { getBlock, getBlocks, getBlockRootClientId, canRemoveBlock } =
		registry.select( blockEditorStore );
	const item = getBlock( clientId );
	return (
		item !== null &&
		getBlocks( getBlockRootClientId( clientId ) ?? '' ).length > 1 &&
		isBlank( readRichText( item.attributes[ 'question' ] ) ) &&
		item.innerBlocks.every( isEmptyParagraph ) &&
		canRemoveBlock( clientId )
	);
}

/**
 * Removes an empty item, as Backspace does; the caret goes to the end of the one
 * before. The first one stays, and so does one that has an answer.
 *
 * @param clientId The item.
 */
export function removeEmptyItem(
	registry: DataRegistry,
	clientId: string
): void {
	const { getBlock, getPreviousBlockClientId } =
		registry.select( blockEditorStore );
	const before = getBlock( getPreviousBlockClientId( clientId ) ?? '' );
	if ( before && isSpare( registry, clientId ) ) {
		const { removeBlock, selectBlock } =
			registry.dispatch( blockEditorStore );
		const { clientId: end } = before.innerBlocks.at( -1 ) ?? before;
		registry.batch( () => {
			void removeBlock( clientId, false );
			void selectBlock( end, -1 );
		} );
	}
}

/**
 * Moves out of the questions from the last of them, when it is empty.
 *
 * @param clientId The item.
 * @return False when the item is not empty, not the last, or the only one.
 */
export function leaveQuestions(
	registry: DataRegistry,
	clientId: string
): boolean {
	const { getBlocks, getBlockRootClientId } =
		registry.select( blockEditorStore );
	const questions = getBlockRootClientId( clientId ) ?? '';
	return (
		getBlocks( questions ).at( -1 )?.clientId === clientId &&
		isSpare( registry, clientId ) &&
		goOn( registry, clientId, questions, 'core/paragraph' )
	);
}
