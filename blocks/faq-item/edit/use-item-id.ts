import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { attributesOfOthers, createId, ID_PATTERN } from '@larder/editor';

/**
 * Sets the id from which an item's anchor is made: once for a new item, and again
 * for a copy of another, since the anchors of a page are unique.
 *
 * @param clientId The item.
 * @param id       Its id, empty when it has none yet.
 */
export function useItemId( clientId: string, id: string ): void {
	const registry = useRegistry();
	useEffect(
		() => {
			const isTaken = attributesOfOthers( registry, clientId ).some(
				( others ) => others[ 'id' ] === id
			);
			if ( ID_PATTERN.test( id ) && ! isTaken ) {
				return;
			}
			const { __unstableMarkNextChangeAsNotPersistent, ...change } =
				registry.dispatch( blockEditorStore );
			void __unstableMarkNextChangeAsNotPersistent();
			void change.updateBlockAttributes( clientId, { id: createId() } );
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- A copy is found when it appears; the id never changes afterwards.
		[]
	);
}
