import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BasketIcon } from '@larder/ui';
import type { ReactElement } from 'react';
import type { ShoppingButtonAttributes } from './types';

/**
 * Edits the control that fills the shopping list: its label is typed in place.
 *
 * @param props               Props.
 * @param props.attributes    The block's attributes.
 * @param props.setAttributes Changes them.
 * @return The block.
 */
export function Edit( {
	attributes: { label, showLabel },
	setAttributes,
}: BlockEditProps< ShoppingButtonAttributes > ): ReactElement {
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
				{ BasketIcon }
				{ showLabel && (
					<RichText
						identifier="label"
						tagName="span"
						className="larder-vote__label"
						value={ label }
						onChange={ ( next ) =>
							setAttributes( { label: next } )
						}
						placeholder={ __( 'Add to shopping list', 'larder' ) }
						aria-label={ __( 'Label of the button', 'larder' ) }
						allowedFormats={ [] }
						disableLineBreaks
					/>
				) }
			</span>
		</div>
	);
}
