import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { SavedTitle } from '@larder/editor/content';
import { kindName, readKind } from './kinds';
import type { TipAttributes } from './types';

/**
 * Prints a tip as plain HTML.
 *
 * @return Heading and inner blocks.
 */
export function save( {
	attributes: { title, printedTitle, kind },
}: BlockSaveProps< TipAttributes > ): ReactElement {
	return (
		<div
			{ ...useBlockProps.save( {
				className: `is-${ readKind( kind ) }`,
			} ) }
		>
			<SavedTitle
				className="wp-block-larder-tip__title"
				title={ title }
				printed={ printedTitle }
				fallback={ kindName( readKind( kind ) ) }
			/>
			<InnerBlocks.Content />
		</div>
	);
}
