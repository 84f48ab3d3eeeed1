import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { ControlLabel } from './control-label';

/** Attributes of a block with one control that marks nothing. */
export type ControlAttributes = {
	anchor: string;
	/** HTML, empty for the default. */
	label: string;
	showLabel: boolean;
};

type Props = {
	attributes: ControlAttributes;
	setAttributes: ( next: Partial< ControlAttributes > ) => void;
	/** The default label. */
	label: string;
	icon: ReactElement;
};

/**
 * Edits a control of a recipe: it looks as on the page, and its label is typed in place.
 */
export function ControlEdit( {
	attributes: { label, showLabel },
	setAttributes,
	label: usual,
	icon,
}: Props ): ReactElement {
	return (
		<div { ...useBlockProps() }>
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
				</PanelBody>
			</InspectorControls>
			<span className="larder-vote">
				{ icon }
				{ showLabel && (
					<ControlLabel
						value={ label }
						onChange={ ( next ) =>
							setAttributes( { label: next } )
						}
						placeholder={ usual }
					/>
				) }
			</span>
		</div>
	);
}
