import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { basketIcon } from '@larder/editor/icons';

/**
 * Renders a placeholder for the shopping list, which only its visitor sees.
 */
export function Edit(): ReactElement {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ basketIcon }
				label={ __( 'Shopping list', 'larder' ) }
				instructions={ __(
					'Visitors see here what they have put on their list from recipes, added up and by aisle. It is kept in their browser, and in their account when they are logged in.',
					'larder'
				) }
			/>
		</div>
	);
}
