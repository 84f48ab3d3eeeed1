import type { BlockConfiguration } from '@wordpress/blocks';
import { asExample } from '@larder/editor';
import { playerIcon } from '@larder/editor/icons';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { save } from './save';
import type { VideoAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: playerIcon,
	edit: Edit,
	save,
	deprecated,
	// A frame without a picture: nothing of another site is loaded for a preview.
	example: asExample( { attributes: { url: '#' } } ),
} satisfies Partial< BlockConfiguration< VideoAttributes > >;
