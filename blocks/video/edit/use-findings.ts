import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import type { VideoAttributes } from '../types';

/**
 * Returns what stores what is found out of a video after it was chosen, as a part
 * of that undo step.
 *
 * @param clientId The block.
 * @return Stores it, unless the block has another video by now.
 */
export function useFindings(
	clientId: string
): ( url: string, found: Partial< VideoAttributes > ) => void {
	const registry = useRegistry();
	return ( url, found ) => {
		const stored = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId );
		if ( stored?.[ 'url' ] === url ) {
			const actions = registry.dispatch( blockEditorStore );
			void actions.__unstableMarkNextChangeAsNotPersistent();
			void actions.updateBlockAttributes( clientId, found );
		}
	};
}
