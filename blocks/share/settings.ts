import type { BlockConfiguration } from '@wordpress/blocks';
import { asExample, type ControlAttributes } from '@larder/editor';
import { shareIcon } from '@larder/editor/icons';
import { Edit } from './edit';
import { save } from './save';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: shareIcon,
	edit: Edit,
	save,
	example: asExample( { attributes: {} } ),
} satisfies Partial< BlockConfiguration< ControlAttributes > >;
