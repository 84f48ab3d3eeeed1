import type { BlockConfiguration } from '@wordpress/blocks';
import { galleryIcon } from '@larder/editor/icons';
import { Edit } from './edit';
import { save } from './save';
import type { GalleryAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: galleryIcon,
	edit: Edit,
	save,
} satisfies Partial< BlockConfiguration< GalleryAttributes > >;
