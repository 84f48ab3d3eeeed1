import type { BlockEditProps } from '@wordpress/blocks';
import { ListEdit } from '@larder/editor';
import type { ReactElement } from 'react';
import { ingredientsList } from './edit/list';
import { useReading } from './edit/use-reading';
import type { IngredientsAttributes } from './types';

/**
 * Edits the ingredients: a heading and a list that is typed, pasted and moved
 * in place.
 */
export function Edit(
	props: BlockEditProps< IngredientsAttributes >
): ReactElement {
	useReading( props );
	return <ListEdit { ...props } list={ ingredientsList } />;
}
