import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useSearchBlock } from '../recipe-search/edit/use-search-block';

/**
 * Edits what is shown where nothing is found.
 *
 * @param props          Props.
 * @param props.clientId The block.
 * @return The block.
 */
export function Edit( {
	clientId,
}: BlockEditProps< Record< string, never > > ): ReactElement {
	const search = useSearchBlock( clientId );
	const { children, ...inner } = useInnerBlocksProps( useBlockProps(), {
		template: [
			[
				'core/paragraph',
				{
					// The attribute for it is one thing in WordPress 6.8 and another in 7.0.
					className: 'has-text-align-center',
					content:
						search?.attributes.noResults ||
						__( 'No recipe matches. Try fewer filters.', 'larder' ),
				},
			],
		],
	} );
	return (
		<div { ...inner }>
			<p className="larder-search-none__label">
				{ __( 'Where nothing is found', 'larder' ) }
			</p>
			{ children }
		</div>
	);
}
