import type { BlockConfiguration } from '@wordpress/blocks';
import { nutritionIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { example } from './example';
import { save } from './save';
import type { NutritionAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: nutritionIcon,
	edit: Edit,
	save,
	deprecated,
	example: asExample( example ),
} satisfies Partial< BlockConfiguration< NutritionAttributes > >;
