import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { SavedTitle } from '@larder/editor/content';
import type { FaqAttributes } from './types';

/**
 * Prints the questions so that they fold out with the plugin switched off, too.
 *
 * @return Heading and items.
 */
export function save( {
	attributes,
}: BlockSaveProps< FaqAttributes > ): ReactElement {
	return (
		<div { ...useBlockProps.save() }>
			<SavedTitle
				className="wp-block-larder-faq__title"
				title={ attributes.title }
				printed={ attributes.printedTitle }
				fallback={ __( 'Questions and answers', 'larder' ) }
			/>
			<InnerBlocks.Content />
		</div>
	);
}
