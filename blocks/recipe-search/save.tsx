import { InnerBlocks } from '@wordpress/block-editor';
import type { ReactElement } from 'react';

/**
 * Saves the arrangement of the parts; what is found is looked up for each page.
 */
export function save(): ReactElement {
	return <InnerBlocks.Content />;
}
