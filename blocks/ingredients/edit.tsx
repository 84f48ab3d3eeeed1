import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import type { IngredientsAttributes } from './types';

/**
 * Edits the list.
 *
 * @param props            Props.
 * @param props.attributes The block's attributes.
 * @return The block.
 */
export function Edit( {
	attributes,
}: BlockEditProps< IngredientsAttributes > ): ReactElement {
	return <div { ...useBlockProps() }>{ attributes.title }</div>;
}
