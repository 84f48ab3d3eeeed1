import type { BlockConfiguration } from '@wordpress/blocks';
import { faqIcon } from '@larder/editor/icons';
import { decodeText } from '@larder/editor';
import { deprecated } from './deprecated';
import { Edit } from './edit';
import { save } from './save';
import type { FaqItemAttributes } from './types';

/** What the browser adds to the block's `block.json`. */
export const settings = {
	icon: faqIcon,
	edit: Edit,
	save,
	deprecated,
	__experimentalLabel: ( { question }: FaqItemAttributes ) =>
		decodeText( question ),
} satisfies Partial< BlockConfiguration< FaqItemAttributes > > & {
	/** Names the item in the list of the page's blocks, as core's details block does. */
	__experimentalLabel: ( attributes: FaqItemAttributes ) => string;
};
