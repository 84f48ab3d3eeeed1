import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { TitleField, useFirstBlocks, useSteady } from '@larder/editor';
import type { ReactElement } from 'react';
import type { FaqAttributes } from './types';

const ALLOWED = [ 'larder/faq-item' ];
const TEMPLATE = [ [ 'larder/faq-item' ] ];

/**
 * Edits the questions: a heading, and items that lie open.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< FaqAttributes > ): ReactElement {
	// Whoever has written an answer adds the next question from there.
	const isInside = useSelect(
		( select ) =>
			select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const [ isOpen, ref ] = useSteady( isSelected || isInside );
	const inner = useInnerBlocksProps(
		{ className: 'wp-block-larder-faq__items' },
		{
			allowedBlocks: ALLOWED,
			...useFirstBlocks( TEMPLATE ),
			templateLock: attributes.templateLock ?? false,
			renderAppender: isOpen ? InnerBlocks.ButtonBlockAppender : false,
		}
	);
	return (
		<div { ...useBlockProps( { ref } ) }>
			<TitleField
				block="wp-block-larder-faq"
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				placeholder={ __( 'Questions and answers', 'larder' ) }
				label={ __( 'Heading of the questions', 'larder' ) }
				formats={ [ 'core/bold', 'core/italic' ] }
			/>
			<div { ...inner } />
		</div>
	);
}
