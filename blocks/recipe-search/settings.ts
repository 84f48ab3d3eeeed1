import type { BlockConfiguration } from '@wordpress/blocks';
import { asExample } from '@larder/editor';
import { searchIcon } from '@larder/editor/icons';
import { Edit } from './edit';
import { save } from './save';
import type { SearchAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: searchIcon,
	edit: Edit,
	save,
	example: asExample( { attributes: { perPage: 3 } } ),
} satisfies Partial< BlockConfiguration< SearchAttributes > >;
