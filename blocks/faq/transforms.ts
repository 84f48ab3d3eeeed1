import { createBlock, type BlockBlockTransform } from '@wordpress/blocks';
import { createId, readRichText } from '@larder/editor';

/** What can become this block: core's blocks that fold out. */
export const transforms: { from: BlockBlockTransform[] } = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/details' ],
			isMultiBlock: true,
			transform: (
				attributes:
					Record< string, unknown > | Record< string, unknown >[],
				answers
			) =>
				createBlock(
					'larder/faq',
					{},
					[ attributes ].flat().map( ( { summary }, at ) =>
						createBlock(
							'larder/faq-item',
							{
								id: createId(),
								question: readRichText( summary ),
							},
							[ answers[ at ] ?? [] ].flat()
						)
					)
				),
		},
	],
};
