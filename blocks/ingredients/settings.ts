import type { BlockConfiguration } from '@wordpress/blocks';
import { ingredientsIcon } from '@larder/editor/icons';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { save } from './save';
import type { IngredientsAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: ingredientsIcon,
	edit: Edit,
	save,
	deprecated,
} satisfies Partial< BlockConfiguration< IngredientsAttributes > >;
