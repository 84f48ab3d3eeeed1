import type { BlockConfiguration } from '@wordpress/blocks';
import { asExample } from '@larder/editor';
import { basketIcon } from '@larder/editor/icons';
import { Edit } from './edit';
import { save } from './save';
import type { ShoppingListAttributes } from './types';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: basketIcon,
	edit: Edit,
	save,
	example: asExample( { attributes: {} } ),
} satisfies Partial< BlockConfiguration< ShoppingListAttributes > >;
