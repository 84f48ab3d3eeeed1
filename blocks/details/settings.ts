import type { BlockConfiguration } from '@wordpress/blocks';
import { detailsIcon } from '@larder/editor/icons';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { save } from './save';
import type { DetailsAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: detailsIcon,
	edit: Edit,
	save,
	deprecated,
	example: {},
} satisfies Partial< BlockConfiguration< DetailsAttributes > >;
