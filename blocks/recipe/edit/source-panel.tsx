import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	readHtml,
	useHasDraft,
	ValueField,
} from '@larder/editor';
import type { ReactElement } from 'react';
import { readSourceUrl } from '../source-url';
import type { RecipeAttributes } from '../types';

type Props = {
	/** What is stored. */
	attributes: Partial< RecipeAttributes >;
	/** Changes the recipe. */
	update: ( attributes: Partial< RecipeAttributes > ) => void;
};

/**
 * Asks where a recipe was taken from: the page, its print and search engines name it.
 *
 * @return A panel of the sidebar.
 */
export function SourcePanel( { attributes, update }: Props ): ReactElement {
	const hasDraft = useHasDraft( 'sourceUrl' );
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Source', 'larder' ) }
				initialOpen={ hasDraft }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Adapted from', 'larder' ) }
					help={ __(
						'A book, a person or a site. Visitors read it below the facts.',
						'larder'
					) }
					value={ decodeText( readHtml( attributes.sourceName ) ) }
					onChange={ ( name ) =>
						update( { sourceName: encodeText( name ) } )
					}
				/>
				<ValueField
					hasLabel
					fieldKey="sourceUrl"
					label={ __( 'Address of the source', 'larder' ) }
					value={ readHtml( attributes.sourceUrl ) }
					format={ ( url ) => url }
					parse={ readSourceUrl }
					onChange={ ( sourceUrl ) => update( { sourceUrl } ) }
					hint={ __(
						'Write an address of the web, such as example.org/pie.',
						'larder'
					) }
					placeholder="https://"
				/>
			</PanelBody>
		</InspectorControls>
	);
}
