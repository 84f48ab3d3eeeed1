import type { BlockEditProps } from '@wordpress/blocks';
import { ListEdit } from '@larder/editor';
import type { ReactElement } from 'react';
import { ingredientsList } from './edit/list';
import type { IngredientsAttributes } from './types';

/**
 * Edits the ingredients: a heading and a list that is typed, pasted and moved
 * in place.
 *
 * @param props What WordPress gives.
 * @return The block.
 */
export function Edit(
	props: BlockEditProps< IngredientsAttributes >
): ReactElement {
	return <ListEdit { ...props } list={ ingredientsList } />;
}
