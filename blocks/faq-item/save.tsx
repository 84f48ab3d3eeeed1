import { InnerBlocks, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import type { FaqItemAttributes } from './types';

/**
 * Prints a question that folds out its answer. The anchor is that of the answer:
 * browsers open what hides the target of a link.
 */
export function save( {
	attributes: { id, question },
}: BlockSaveProps< FaqItemAttributes > ): ReactElement {
	return (
		<details { ...useBlockProps.save() }>
			<RichText.Content
				tagName="summary"
				className="wp-block-larder-faq-item__question"
				value={ question }
			/>
			<div
				className="wp-block-larder-faq-item__answer"
				id={ id ? `faq-${ id }` : undefined }
			>
				<InnerBlocks.Content />
			</div>
		</details>
	);
}
