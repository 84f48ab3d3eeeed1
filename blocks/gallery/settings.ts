import type { BlockConfiguration } from '@wordpress/blocks';
import { asExample } from '@larder/editor';
import { galleryIcon } from '@larder/editor/icons';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { save } from './save';
import type { GalleryAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: galleryIcon,
	edit: Edit,
	save,
	deprecated,
	// Tiles without files: nothing of another site is loaded for a preview.
	example: asExample( {
		attributes: {
			items: [
				{ type: 'image', id: 1 },
				{ type: 'video', id: 2 },
				{ type: 'image', id: 3 },
			],
		},
	} ),
} satisfies Partial< BlockConfiguration< GalleryAttributes > >;
