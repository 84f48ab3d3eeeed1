import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, Placeholder, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { CardDetailsField, CardLayoutField } from '@larder/editor';
import { savedIcon } from '@larder/editor/icons';
import type { SavedAttributes } from './types';

/**
 * Renders a placeholder for the saved recipes, which only their visitor sees.
 */
export function Edit( {
	attributes: { layout, details, level },
	setAttributes,
}: BlockEditProps< SavedAttributes > ): ReactElement {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Cards', 'larder' ) }>
					<CardLayoutField
						value={ layout }
						onChange={ ( next ) =>
							setAttributes( { layout: next } )
						}
					/>
					<CardDetailsField
						value={ details }
						onChange={ ( next ) =>
							setAttributes( { details: next } )
						}
					/>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Level of headings', 'larder' ) }
						value={ level }
						min={ 2 }
						max={ 6 }
						onChange={ ( next ) =>
							setAttributes( { level: next ?? 2 } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<Placeholder
				icon={ savedIcon }
				label={ __( 'Saved recipes', 'larder' ) }
				instructions={ __(
					'Visitors see the recipes that they have saved here, with their collections. Who is not logged in is asked to.',
					'larder'
				) }
			/>
		</div>
	);
}
