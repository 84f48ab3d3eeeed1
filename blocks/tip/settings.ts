import type { BlockConfiguration } from '@wordpress/blocks';
import { tipIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { example } from './example';
import { save } from './save';
import type { TipAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: tipIcon,
	edit: Edit,
	save,
	deprecated,
	example: asExample( example ),
} satisfies Partial< BlockConfiguration< TipAttributes > >;
