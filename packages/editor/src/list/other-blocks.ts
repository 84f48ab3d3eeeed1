import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';

/**
 * Returns the attributes of all other blocks of the same type in the post, to
 * find ids that a copied block must not keep.
 *
 * @param registry The registry of the editor.
 * @param clientId The block.
 * @return Their attributes.
 */
export function attributesOfOthers(
	registry: ReturnType< typeof useRegistry >,
	clientId: string
): ReadonlyArray< Readonly< Record< string, unknown > > > {
	const { getBlockAttributes, getBlockName, getClientIdsWithDescendants } =
		registry.select( blockEditorStore );
	const name = getBlockName( clientId );
	return getClientIdsWithDescendants()
		.filter(
			( other ) => other !== clientId && getBlockName( other ) === name
		)
		.map( ( other ) => getBlockAttributes( other ) ?? {} );
}
