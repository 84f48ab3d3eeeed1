import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';

/**
 * Returns the blocks that an empty block begins with.
 *
 * A block that holds others already gets none: where it is locked, WordPress
 * would make them those of the template, and delete what somebody wrote.
 *
 * @param template Names and attributes.
 * @return The template, or nothing where the block was not empty as it was opened.
 */
export function useFirstBlocks< Template >( template: Template ): {
	template?: Template;
} {
	const { clientId } = useBlockEditContext();
	const registry = useRegistry();
	const [ isEmpty ] = useState(
		() =>
			registry.select( blockEditorStore ).getBlocks( clientId ).length ===
			0
	);
	return isEmpty ? { template } : {};
}
