import type { BlockConfiguration } from '@wordpress/blocks';
import { equipmentIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { example } from './example';
import { save } from './save';
import type { EquipmentAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: equipmentIcon,
	edit: Edit,
	save,
	deprecated,
	example: asExample( example ),
} satisfies Partial< BlockConfiguration< EquipmentAttributes > >;
