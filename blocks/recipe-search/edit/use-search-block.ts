import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import type { SearchAttributes } from '../types';

/** The settings of a search, and how to change them. */
export type SearchBlock = {
	attributes: SearchAttributes;
	setAttributes: ( next: Partial< SearchAttributes > ) => void;
};

/**
 * Returns the search that a block is in, whose settings decide how the block looks.
 *
 * @param clientId The inner block.
 * @return The search; null where there is none around it.
 */
export function useSearchBlock( clientId: string ): SearchBlock | null {
	const found = useSelect(
		( select ) => {
			const { getBlockParentsByBlockName, getBlockAttributes } =
				select( blockEditorStore );
			const id = getBlockParentsByBlockName(
				clientId,
				'larder/recipe-search'
			).at( -1 );
			const attributes = id ? getBlockAttributes( id ) : null;
			return id && attributes ? { id, attributes } : null;
		},
		[ clientId ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	return (
		found && {
			// WordPress keeps them in the shape of the block's `block.json`.
			attributes: found.attributes as SearchAttributes,
			setAttributes: ( next ) =>
				void updateBlockAttributes( found.id, next ),
		}
	);
}
