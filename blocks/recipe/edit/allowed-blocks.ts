import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { applyFilters } from '@wordpress/hooks';
import { readBlockNames, TEXT_BLOCKS } from '@larder/editor';

/** Text and media that may be between the parts of a recipe. */
const CORE_BLOCKS = [
	...TEXT_BLOCKS,
	'core/spacer',
	'core/columns',
	'core/group',
	'core/buttons',
];

/**
 * Returns the blocks that a recipe may hold: every block of Larder, those that
 * come later included, and text and media.
 *
 * @return Names of blocks.
 */
export function useAllowedBlocks(): string[] {
	const types = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	return useMemo( () => {
		const own = types
			.map( ( { name } ) => name )
			.filter(
				( name ) =>
					name.startsWith( 'larder/' ) && name !== 'larder/recipe'
			);
		/**
		 * Filters the blocks that a recipe may hold.
		 *
		 * @param names Names of blocks.
		 */
		const names: unknown = applyFilters( 'larder.recipe.allowedBlocks', [
			...own,
			...CORE_BLOCKS,
		] );
		return readBlockNames( names, own );
	}, [ types ] );
}
