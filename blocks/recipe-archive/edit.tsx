import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Button,
	Disabled,
	Placeholder,
	ToolbarButton,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import { FailedPreview } from '@larder/editor';
import { archiveIcon } from '@larder/editor/icons';
import type { MouseEvent, ReactElement } from 'react';
import { ArchiveControls } from './edit/archive-controls';
import { Picker } from './edit/picker';
import { pickerOf } from './edit/sources';
import type { ArchiveAttributes } from './types';

const NAME = 'larder/recipe-archive';

function Nothing(): ReactElement {
	return (
		<p className="larder-archive-empty">
			{ __( 'No recipe is found for this yet.', 'larder' ) }
		</p>
	);
}

/**
 * Edits an archive: what it shows is chosen in the sidebar, or in place where
 * one picks, and seen as the site prints it.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< ArchiveAttributes > ): ReactElement {
	const {
		links,
		source,
		count,
		taxonomy,
		ids,
		layout,
		details,
		showMeta,
		autoplay,
		level,
	} = attributes;
	const picker = pickerOf( attributes );
	const needsChoice =
		ids.length === 0 && ( source === 'picked' || source === 'tagged' );
	const [ isPicking, setPicking ] = useState( false );
	if ( isPicking && ! isSelected ) {
		setPicking( false );
	}
	return (
		<div { ...useBlockProps() }>
			<ArchiveControls
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ picker && ! needsChoice && (
				<BlockControls group="other">
					<ToolbarButton
						isPressed={ isPicking }
						onClick={ () => setPicking( ! isPicking ) }
					>
						{ __( 'Edit', 'larder' ) }
					</ToolbarButton>
				</BlockControls>
			) }
			{ picker && ( needsChoice || isPicking ) ? (
				<Placeholder
					icon={ archiveIcon }
					label={ __( 'Recipe archive', 'larder' ) }
					instructions={ picker.invitation }
				>
					<Picker
						picker={ picker }
						ids={ ids }
						links={ links }
						onChange={ ( next ) => {
							setPicking( true );
							setAttributes( next );
						} }
					/>
					{ ! needsChoice && (
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ ( {
								currentTarget,
							}: MouseEvent< HTMLElement > ) => {
								// This button goes: the focus stays in the block.
								currentTarget
									.closest< HTMLElement >( '[data-block]' )
									?.focus();
								setPicking( false );
							} }
						>
							{ __( 'Done', 'larder' ) }
						</Button>
					) }
				</Placeholder>
			) : (
				<Disabled>
					<ServerSideRender
						block={ NAME }
						// Without alignment and colours, which the outer element has.
						attributes={ {
							source,
							count,
							taxonomy,
							ids,
							layout,
							details,
							showMeta,
							autoplay,
							level,
							className: attributes.className ?? '',
						} }
						EmptyResponsePlaceholder={ Nothing }
						ErrorResponsePlaceholder={ FailedPreview }
					/>
				</Disabled>
			) }
		</div>
	);
}
