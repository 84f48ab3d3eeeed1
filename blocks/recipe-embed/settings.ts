import type { BlockConfiguration } from '@wordpress/blocks';
import { recipeIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { Edit } from './edit';
import { example } from './example';
import { save } from './save';
import type { RecipeEmbedAttributes } from './types';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: recipeIcon,
	edit: Edit,
	save,
	example: asExample( example ),
} satisfies Partial< BlockConfiguration< RecipeEmbedAttributes > >;
