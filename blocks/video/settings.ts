import type { BlockConfiguration } from '@wordpress/blocks';
import { playerIcon } from '@larder/editor/icons';
import { Edit } from './edit';
import { save } from './save';
import type { VideoAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: playerIcon,
	edit: Edit,
	save,
} satisfies Partial< BlockConfiguration< VideoAttributes > >;
