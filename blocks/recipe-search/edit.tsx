import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useFirstBlocks } from '@larder/editor';
import type { ReactElement } from 'react';
import { SearchControls } from './edit/search-controls';
import type { SearchAttributes } from './types';

/** What is in a search at first, and in one from before it had inner blocks. */
const TEMPLATE: [ string, object ][] = [
	[ 'larder/recipe-search-filters', {} ],
	[ 'larder/recipe-search-results', {} ],
];

/**
 * Edits the search: its parts are blocks that can be arranged, its settings are
 * in the sidebar of each of them.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< SearchAttributes > ): ReactElement {
	const inner = useInnerBlocksProps( useBlockProps(), {
		...useFirstBlocks( TEMPLATE ),
		templateLock: attributes.templateLock,
	} );
	return (
		<>
			<SearchControls
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<div { ...inner } />
		</>
	);
}
