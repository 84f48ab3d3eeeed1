import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { SavedTitle } from '@larder/editor/content';
import type { NotesAttributes } from './types';

/**
 * Prints the notes as plain HTML.
 *
 * @return Heading and inner blocks.
 */
export function save( {
	attributes,
}: BlockSaveProps< NotesAttributes > ): ReactElement {
	return (
		<div { ...useBlockProps.save() }>
			<SavedTitle
				className="wp-block-larder-notes__title"
				title={ attributes.title }
				printed={ attributes.printedTitle }
				fallback={ __( 'Notes', 'larder' ) }
			/>
			<InnerBlocks.Content />
		</div>
	);
}
