import { useBlockProps } from '@wordpress/block-editor';
import type { ReactElement } from 'react';

/**
 * Edits the facts of the recipe.
 *
 * @return The block.
 */
export function Edit(): ReactElement {
	return <div { ...useBlockProps() } />;
}
