import type { BlockConfiguration } from '@wordpress/blocks';
import { archiveIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { Edit } from './edit';
import { save } from './save';
import type { ArchiveAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: archiveIcon,
	edit: Edit,
	save,
	example: asExample( { attributes: { count: 3 } } ),
} satisfies Partial< BlockConfiguration< ArchiveAttributes > >;
