import { __ } from '@wordpress/i18n';

/** What the inserter shows. */
export const example = {
	innerBlocks: [
		{
			name: 'larder/faq-item',
			attributes: {
				id: 'example1',
				question: __( 'Can I freeze it?', 'larder' ),
			},
			innerBlocks: [
				{
					name: 'core/paragraph',
					attributes: {
						content: __( 'Yes, for up to three months.', 'larder' ),
					},
				},
			],
		},
		{
			name: 'larder/faq-item',
			attributes: {
				id: 'example2',
				question: __( 'Which flour is best?', 'larder' ),
			},
			innerBlocks: [
				{
					name: 'core/paragraph',
					attributes: {
						content: __(
							'Any strong wheat flour will do.',
							'larder'
						),
					},
				},
			],
		},
	],
};
