import type { BlockConfiguration } from '@wordpress/blocks';
import { recipeIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { example } from './example';
import { save } from './save';
import { transforms } from './transforms';
import type { RecipeAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: recipeIcon,
	edit: Edit,
	save,
	deprecated,
	example: asExample( example ),
	transforms,
} satisfies Partial< BlockConfiguration< RecipeAttributes > >;
