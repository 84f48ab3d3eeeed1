import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactElement } from 'react';

/**
 * Saves the blocks hidden: with the plugin switched off nothing has been searched.
 */
export function save(): ReactElement {
	return (
		<div { ...useBlockProps.save() } hidden>
			<InnerBlocks.Content />
		</div>
	);
}
