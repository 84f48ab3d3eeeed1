import type { BlockEditProps } from '@wordpress/blocks';
import { ListEdit } from '@larder/editor';
import type { ReactElement } from 'react';
import { equipmentList } from './edit/list';
import type { EquipmentAttributes } from './types';

/**
 * Edits the equipment: a heading and a list that is typed, pasted and moved
 * in place.
 */
export function Edit(
	props: BlockEditProps< EquipmentAttributes >
): ReactElement {
	return <ListEdit { ...props } list={ equipmentList } />;
}
