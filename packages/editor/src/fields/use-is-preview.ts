import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/**
 * Returns whether the blocks are only shown, as in the inserter and in revisions.
 *
 * @return Whether nothing can be edited.
 */
export function useIsPreview(): boolean {
	return useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings()[ 'isPreviewMode' ] ===
			true,
		[]
	);
}
