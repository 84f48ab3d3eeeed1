import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

/** The block that holds what its inner blocks share. */
export const RECIPE = 'larder/recipe';

/**
 * Gives the function by which an inner block writes to the recipe around it.
 * Reading goes by the block context.
 *
 * @param clientId The inner block.
 * @return Changes attributes of the recipe; does nothing outside of one.
 */
export function useUpdateRoot< Attributes extends Record< string, unknown > >(
	clientId: string
): ( attributes: Partial< Attributes > ) => void {
	const registry = useRegistry();
	return useCallback(
		( attributes ) => {
			const [ root ] = registry
				.select( blockEditorStore )
				.getBlockParentsByBlockName( clientId, RECIPE, true );
			if ( root ) {
				void registry
					.dispatch( blockEditorStore )
					.updateBlockAttributes( root, attributes );
			}
		},
		[ registry, clientId ]
	);
}
