import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { voteIcons, type VoteIcon } from '@larder/ui';
import type { ReactElement, ReactNode } from 'react';
import { ControlLabel } from './control-label';

/** Attributes that all blocks with one control for votes have. */
export type VoteAttributes = {
	anchor: string;
	/** HTML, empty for the default. */
	label: string;
	showLabel: boolean;
	showCount?: boolean;
	icon: VoteIcon;
};

type Props = {
	attributes: VoteAttributes;
	setAttributes: ( next: Partial< VoteAttributes > ) => void;
	/** The default label. */
	label: string;
	/** What the control shows after its label; without it there is no count. */
	children?: ReactNode;
};

function isIcon( name: string ): name is VoteIcon {
	return name in voteIcons;
}

/**
 * Renders what the control shows: few settings, as the label is typed in place.
 */
function VoteSidebar( {
	attributes: { showLabel, showCount = true, icon },
	setAttributes,
	hasCount,
}: Pick< Props, 'attributes' | 'setAttributes' > & {
	/** Whether there is a count to show. */
	hasCount: boolean;
} ): ReactElement {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Control', 'larder' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show the label', 'larder' ) }
					checked={ showLabel }
					onChange={ ( next ) =>
						setAttributes( { showLabel: next } )
					}
				/>
				{ hasCount && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Show the count', 'larder' ) }
						checked={ showCount }
						onChange={ ( next ) =>
							setAttributes( { showCount: next } )
						}
					/>
				) }
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Icon', 'larder' ) }
					value={ icon }
					options={ [
						{ value: 'heart', label: __( 'Heart', 'larder' ) },
						{
							value: 'bookmark',
							label: __( 'Bookmark', 'larder' ),
						},
						{ value: 'thumb', label: __( 'Thumb', 'larder' ) },
					] }
					onChange={ ( next ) => {
						if ( isIcon( next ) ) {
							setAttributes( { icon: next } );
						}
					} }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

/**
 * Edits a control for votes: it looks as on the page, and its label is typed in place.
 */
export function VoteEdit( {
	attributes,
	setAttributes,
	label: usual,
	children,
}: Props ): ReactElement {
	const { label, showLabel, showCount = true, icon } = attributes;
	return (
		<div { ...useBlockProps() }>
			<VoteSidebar
				attributes={ attributes }
				setAttributes={ setAttributes }
				hasCount={ children !== undefined }
			/>
			<span className="larder-vote">
				{ voteIcons[ icon ] }
				{ showLabel && (
					<ControlLabel
						value={ label }
						onChange={ ( next ) =>
							setAttributes( { label: next } )
						}
						placeholder={ usual }
					/>
				) }
				{ showCount && children }
			</span>
		</div>
	);
}
