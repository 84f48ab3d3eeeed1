import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useRegistry, type DataRegistry } from '@wordpress/data';
import type { KeyboardEvent } from 'react';
import { readRichText } from '../list/from-html';
import { isBlank } from './html-text';

/**
 * Returns whether a block is an empty paragraph.
 *
 * @return False for every other block.
 */
export function isEmptyParagraph( { name, attributes }: Block ): boolean {
	return (
		name === 'core/paragraph' &&
		isBlank( readRichText( attributes[ 'content' ] ) )
	);
}

/** Inserts what follows the block; returns whether it could. */
type Leave = (
	registry: DataRegistry,
	clientId: string,
	paragraph: string
) => boolean;

const moveOut: Leave = ( registry, clientId, paragraph ) => {
	const { canInsertBlockType, getBlockIndex, getBlockRootClientId } =
		registry.select( blockEditorStore );
	const root = getBlockRootClientId( clientId ) ?? '';
	const isFree = canInsertBlockType( 'core/paragraph', root );
	if ( isFree ) {
		void registry
			.dispatch( blockEditorStore )
			.moveBlocksToPosition(
				[ paragraph ],
				clientId,
				root,
				getBlockIndex( clientId ) + 1
			);
	}
	return isFree;
};

/**
 * Moves out of a block at Enter on an empty paragraph at its end, as out of a list
 * or a quote of WordPress; no other key leads out of a block that is in a block.
 *
 * @param clientId The block.
 * @param leave    Goes on after the block; takes the paragraph there by default.
 * @return Handler for the capture phase, before the paragraph makes another one.
 */
export function useLeaveAtEnter(
	clientId: string,
	leave: Leave = moveOut
): ( event: KeyboardEvent ) => void {
	const registry = useRegistry();
	return ( event ) => {
		const { getBlocks, getSelectedBlockClientId, canRemoveBlock } =
			registry.select( blockEditorStore );
		const [ last, ...others ] = getBlocks( clientId ).toReversed();
		if (
			event.key === 'Enter' &&
			! event.shiftKey &&
			! event.nativeEvent.isComposing &&
			last &&
			others.length > 0 &&
			last.clientId === getSelectedBlockClientId() &&
			isEmptyParagraph( last ) &&
			canRemoveBlock( last.clientId ) &&
			leave( registry, clientId, last.clientId )
		) {
			event.preventDefault();
			event.stopPropagation();
		}
	};
}
