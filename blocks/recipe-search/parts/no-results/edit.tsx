import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { useFirstBlocks } from '@larder/editor';
import type { ReactElement } from 'react';
import type { PartAttributes } from '../../types';
import { useSearchBlock } from '../../edit/use-search-block';

/**
 * Edits what is shown where nothing is found.
 */
export function Edit( {
	attributes: { templateLock },
	clientId,
}: BlockEditProps< PartAttributes > ): ReactElement {
	const search = useSearchBlock( clientId );
	const { children, ...inner } = useInnerBlocksProps( useBlockProps(), {
		...useFirstBlocks( [
			[
				'core/paragraph',
				{
					// The attribute for it is one thing in WordPress 6.8 and another in 7.0.
					className: 'has-text-align-center',
					content:
						search?.attributes.noResults ||
						__(
							'No recipe matches. Try other words or fewer filters.',
							'larder'
						),
				},
			],
		] ),
		templateLock,
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
