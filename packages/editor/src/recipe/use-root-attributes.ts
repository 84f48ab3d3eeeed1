import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

/** The block that holds what its inner blocks share. */
const RECIPE = 'larder/recipe';

/**
 * Finds the recipe around a block.
 *
 * @param registry        What holds the blocks.
 * @param registry.select Selects from them.
 * @param clientId        The inner block.
 * @return The recipe's block; undefined outside of one.
 */
export function recipeAround(
	{ select }: Pick< ReturnType< typeof useRegistry >, 'select' >,
	clientId: string
): string | undefined {
	return select( blockEditorStore ).getBlockParentsByBlockName(
		clientId,
		RECIPE,
		true
	)[ 0 ];
}

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
			const root = recipeAround( registry, clientId );
			if ( root ) {
				void registry
					.dispatch( blockEditorStore )
					.updateBlockAttributes( root, attributes );
			}
		},
		[ registry, clientId ]
	);
}
