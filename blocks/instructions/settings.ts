import type { BlockConfiguration } from '@wordpress/blocks';
import { instructionsIcon } from '@larder/editor/icons';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { save } from './save';
import type { InstructionsAttributes } from './types';
import './editor.scss';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: instructionsIcon,
	edit: Edit,
	save,
	deprecated,
} satisfies Partial< BlockConfiguration< InstructionsAttributes > >;
