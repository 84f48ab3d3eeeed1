import { __ } from '@wordpress/i18n';

/** What the inserter shows. */
export const example = {
	innerBlocks: [
		{
			name: 'core/paragraph',
			attributes: {
				content: __( 'Let the dough rest for an hour.', 'larder' ),
			},
		},
	],
};
