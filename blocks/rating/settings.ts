import type { BlockConfiguration } from '@wordpress/blocks';
import { ratingIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { Edit } from './edit';
import { save } from './save';
import type { RatingAttributes } from './types';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: ratingIcon,
	edit: Edit,
	save,
	example: asExample( {} ),
} satisfies Partial< BlockConfiguration< RatingAttributes > >;
