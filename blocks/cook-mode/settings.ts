import type { BlockConfiguration } from '@wordpress/blocks';
import { asExample } from '@larder/editor';
import { cookIcon } from '@larder/editor/icons';
import { Edit } from './edit';
import { save } from './save';
import type { CookModeAttributes } from './types';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: cookIcon,
	edit: Edit,
	save,
	example: asExample( { attributes: {} } ),
} satisfies Partial< BlockConfiguration< CookModeAttributes > >;
