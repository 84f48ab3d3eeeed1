import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useFirstBlocks } from '@larder/editor';
import type { ReactElement } from 'react';
import type { PartAttributes } from '../../types';
import { PartPreview } from '../../edit/part-preview';

/**
 * Shows the results as the site prints them; their settings are those of the
 * search. What is said where nothing is found can be edited while the block is chosen.
 */
export function Edit( {
	attributes: { templateLock },
	clientId,
}: BlockEditProps< PartAttributes > ): ReactElement {
	const inner = useInnerBlocksProps(
		{ className: 'larder-search-none' },
		{
			allowedBlocks: [ 'larder/recipe-search-no-results' ],
			...useFirstBlocks( [ [ 'larder/recipe-search-no-results', {} ] ] ),
			templateLock,
			renderAppender: false,
		}
	);
	return (
		<div { ...useBlockProps() }>
			<PartPreview clientId={ clientId } part="results" />
			<div { ...inner } />
		</div>
	);
}
