import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { PartPreview } from '../../edit/part-preview';

/**
 * Shows the form of the search as the site prints it; its settings are those of the search.
 */
export function Edit( {
	clientId,
}: BlockEditProps< Record< string, never > > ): ReactElement {
	return (
		<div { ...useBlockProps() }>
			<PartPreview clientId={ clientId } part="filters" />
		</div>
	);
}
