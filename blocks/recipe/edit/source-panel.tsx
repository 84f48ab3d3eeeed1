import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	readHtml,
	useHasDraft,
	ValueField,
	WEB_URL_HINT,
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

/** Renders the fields, which come open where one of them waits. */
function Fields( { attributes, update }: Props ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( useHasDraft( 'sourceUrl' ) );
	return (
		<PanelBody
			title={ __( 'Source', 'larder' ) }
			opened={ isOpen }
			onToggle={ () => setIsOpen( ! isOpen ) }
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
				hint={ WEB_URL_HINT }
				placeholder="https://"
			/>
		</PanelBody>
	);
}

/**
 * Renders the fields for where a recipe was taken from: the page, its print and
 * search engines name it.
 *
 * @return A panel of the sidebar.
 */
export function SourcePanel( props: Props ): ReactElement {
	return (
		<InspectorControls>
			<Fields { ...props } />
		</InspectorControls>
	);
}
