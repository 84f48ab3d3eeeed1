import {
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent, ReactElement } from 'react';
import {
	readBlockNames,
	TEXT_BLOCKS,
	useFirstBlocks,
	useLeaveAtEnter,
} from '@larder/editor';
import {
	leaveQuestions,
	removeEmptyItem,
	startNextItem,
} from './edit/next-item';
import { useItemId } from './edit/use-item-id';
import type { FaqItemAttributes } from './types';

const TEMPLATE = [
	[
		'core/paragraph',
		{ placeholder: __( 'What you would answer a friend.', 'larder' ) },
	],
];

/**
 * Edits one question and its answer, which lies open in the editor.
 */
export function Edit( {
	attributes: { id, question, templateLock = false },
	setAttributes,
	clientId,
}: BlockEditProps< FaqItemAttributes > ): ReactElement {
	const registry = useRegistry();
	useItemId( clientId, id );
	/**
	 * Filters the blocks that an answer may hold.
	 *
	 * @param names Names of blocks.
	 */
	const names = applyFilters( 'larder.faq.allowedBlocks', TEXT_BLOCKS );
	const allowedBlocks = readBlockNames( names, TEXT_BLOCKS );
	const onKeyDownCapture = useLeaveAtEnter( clientId, startNextItem );
	const inner = useInnerBlocksProps(
		{ className: 'wp-block-larder-faq-item__answer', onKeyDownCapture },
		{ allowedBlocks, ...useFirstBlocks( TEMPLATE ), templateLock }
	);
	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ): void => {
		if ( event.key !== 'Enter' || event.nativeEvent.isComposing ) {
			return;
		}
		const [ first ] = registry
			.select( blockEditorStore )
			.getBlocks( clientId );
		if ( leaveQuestions( registry, clientId ) ) {
			event.preventDefault();
		} else if ( first ) {
			event.preventDefault();
			void registry
				.dispatch( blockEditorStore )
				.selectBlock( first.clientId );
		}
	};
	return (
		<div { ...useBlockProps() }>
			<RichText
				identifier="question"
				tagName="p"
				className="wp-block-larder-faq-item__question"
				value={ question }
				onChange={ ( value ) => setAttributes( { question: value } ) }
				onKeyDown={ onKeyDown }
				onRemove={ () => removeEmptyItem( registry, clientId ) }
				placeholder={ __( 'Can I make it the day before?', 'larder' ) }
				aria-label={ __( 'Question', 'larder' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				disableLineBreaks
			/>
			<div { ...inner } />
		</div>
	);
}
