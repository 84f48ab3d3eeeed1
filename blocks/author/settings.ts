import type { BlockConfiguration } from '@wordpress/blocks';
import { authorIcon } from '@larder/editor/icons';
import { asExample } from '@larder/editor';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { example } from './example';
import { save } from './save';
import type { AuthorAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: authorIcon,
	edit: Edit,
	save,
	deprecated,
	example: asExample( example ),
} satisfies Partial< BlockConfiguration< AuthorAttributes > >;
