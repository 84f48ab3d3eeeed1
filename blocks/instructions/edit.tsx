import type { BlockEditProps } from '@wordpress/blocks';
import { ListEdit } from '@larder/editor';
import type { ReactElement } from 'react';
import { instructionsList } from './edit/list';
import type { InstructionsAttributes } from './types';

/**
 * Edits the instructions: a heading and a list that is typed, pasted and moved
 * in place.
 */
export function Edit(
	props: BlockEditProps< InstructionsAttributes >
): ReactElement {
	return <ListEdit { ...props } list={ instructionsList } />;
}
