import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { savedIcon } from '@larder/editor/icons';

/**
 * Stands for the saved recipes, which each visitor sees for themselves only.
 *
 * @return The block.
 */
export function Edit(): ReactElement {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ savedIcon }
				label={ __( 'Saved recipes', 'larder' ) }
				instructions={ __(
					'Visitors see the recipes that they have saved here, with their collections. Who is not logged in is asked to.',
					'larder'
				) }
			/>
		</div>
	);
}
