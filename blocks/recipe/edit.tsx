import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactElement } from 'react';

/**
 * Edits the recipe card.
 *
 * @return The block.
 */
export function Edit(): ReactElement {
	const inner = useInnerBlocksProps( useBlockProps(), {
		template: [
			[ 'larder/details' ],
			[ 'larder/ingredients' ],
			[ 'larder/instructions' ],
			[ 'larder/notes' ],
		],
	} );
	return <div { ...inner } />;
}
