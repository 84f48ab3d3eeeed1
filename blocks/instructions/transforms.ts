import { createBlock, type BlockBlockTransform } from '@wordpress/blocks';
import { readRichText, sectionsOfHtml, textsOfItems } from '@larder/editor';
import { stepKind } from './edit/step-kind';

/**
 * Makes the block of texts.
 *
 * @param parts Rich text of each line.
 * @return The block.
 */
function blockOf( parts: string[] ): ReturnType< typeof createBlock > {
	const groups = sectionsOfHtml( parts, stepKind ).map(
		( { rows, ...group } ) => ( { ...group, steps: rows } )
	);
	return createBlock( 'larder/instructions', { groups } );
}

/** What can become this block: a list, and paragraphs. */
export const transforms: { from: BlockBlockTransform[] } = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _attributes, items ) =>
				blockOf( textsOfItems( items.flat() ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMultiBlock: true,
			transform: (
				paragraphs:
					Record< string, unknown > | Record< string, unknown >[]
			) =>
				blockOf(
					[ paragraphs ]
						.flat()
						.map( ( { content } ) => readRichText( content ) )
				),
		},
	],
};
