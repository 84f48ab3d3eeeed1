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
 * Returns the function by which an inner block writes to the recipe around it.
 * Reading goes by the block context.
 *
 * @param clientId The inner block.
 * @return Changes attributes of the recipe, if there is one, and its own of the
 *         inner block with them.
 */
export function useUpdateRoot< Attributes extends Record< string, unknown > >(
	clientId: string
): (
	attributes: Partial< Attributes >,
	own?: Record< string, unknown >
) => void {
	const registry = useRegistry();
	return useCallback(
		( attributes, own ) => {
			const root = recipeAround( registry, clientId );
			const { updateBlockAttributes } =
				registry.dispatch( blockEditorStore );
			if ( root && own ) {
				// One action for both, so that typing stays one undo step.
				void updateBlockAttributes(
					[ root, clientId ],
					{ [ root ]: attributes, [ clientId ]: own },
					{ uniqueByBlock: true }
				);
			} else if ( root ) {
				void updateBlockAttributes( root, attributes );
			} else if ( own ) {
				void updateBlockAttributes( clientId, own );
			}
		},
		[ registry, clientId ]
	);
}
