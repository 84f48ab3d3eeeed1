import { __ } from '@wordpress/i18n';

/** What the inserter shows. */
export const example = {
	innerBlocks: [
		{
			name: 'core/paragraph',
			attributes: {
				content: __( 'Keeps for two days in the fridge.', 'larder' ),
			},
		},
	],
};
