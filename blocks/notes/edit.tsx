import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import {
	readBlockNames,
	TEXT_BLOCKS,
	TitleField,
	useFirstBlocks,
	useLeaveAtEnter,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { NotesAttributes } from './types';

/**
 * Edits the notes: a heading and any text and pictures.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< NotesAttributes > ): ReactElement {
	const onKeyDownCapture = useLeaveAtEnter( clientId );
	/**
	 * Filters the blocks that notes may hold.
	 *
	 * @param names Names of blocks.
	 */
	const names = applyFilters( 'larder.notes.allowedBlocks', TEXT_BLOCKS );
	const allowedBlocks = readBlockNames( names, TEXT_BLOCKS );
	const { children, ...inner } = useInnerBlocksProps(
		{ className: 'wp-block-larder-notes__content', onKeyDownCapture },
		{
			allowedBlocks,
			...useFirstBlocks( [
				[
					'core/paragraph',
					{
						placeholder: __(
							'Tips, storage, variations, what goes with it…',
							'larder'
						),
					},
				],
			] ),
			templateLock: attributes.templateLock ?? false,
		}
	);
	return (
		<div { ...useBlockProps() }>
			<TitleField
				block="wp-block-larder-notes"
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				placeholder={ __( 'Notes', 'larder' ) }
				label={ __( 'Heading of the notes', 'larder' ) }
			/>
			<div { ...inner }>{ children }</div>
		</div>
	);
}
