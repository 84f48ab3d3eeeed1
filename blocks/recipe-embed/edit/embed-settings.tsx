import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	isBlank,
	readWebUrl,
	RelFields,
	ValueField,
	WEB_URL_HINT,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Display, RecipeEmbedAttributes } from '../types';
import { FetchButton } from './fetch-button';
import { hostOf } from './host-of';
import { ForeignPicture } from './foreign-fields';

/** What controls of the block read and change. */
export type EmbedProps = Pick<
	BlockEditProps< RecipeEmbedAttributes >,
	'attributes' | 'setAttributes'
>;

const DISPLAYS: readonly { value: Display; label: string }[] = [
	{ value: 'whole', label: __( 'The whole recipe', 'larder' ) },
	{ value: 'card', label: __( 'A card', 'larder' ) },
	{ value: 'line', label: __( 'A line with own words', 'larder' ) },
];

/** Renders all fields of a recipe on another site, to be filled by hand or from its page. */
function ForeignFields( {
	attributes,
	setAttributes,
}: EmbedProps ): ReactElement {
	const { title, url, rel, image } = attributes;
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'larder' ) }
				value={ decodeText( title ) }
				placeholder={ hostOf( url ) }
				onBlur={ () =>
					isBlank( title ) &&
					setAttributes( { title: encodeText( hostOf( url ) ) } )
				}
				onChange={ ( next ) =>
					setAttributes( { title: encodeText( next ) } )
				}
			/>
			<ValueField
				hasLabel
				inputMode="url"
				label={ __( 'Link', 'larder' ) }
				value={ url }
				format={ ( address ) => address }
				parse={ readWebUrl }
				onChange={ ( next ) => setAttributes( { url: next } ) }
				hint={ WEB_URL_HINT }
			/>
			<RelFields
				rel={ rel }
				onChange={ ( next ) => setAttributes( { rel: next } ) }
			/>
			<ForeignPicture
				url={ image }
				onChange={ ( next ) => setAttributes( { image: next } ) }
			/>
			<FetchButton url={ url } onFound={ setAttributes } />
		</>
	);
}

/**
 * Chooses how much of the recipe is shown, and says what is known of a recipe of another site.
 *
 * @return The controls of the sidebar.
 */
export function EmbedSettings( {
	attributes,
	setAttributes,
}: EmbedProps ): ReactElement {
	const { recipeId, display, url } = attributes;
	// Also while its name is empty, to be typed again.
	const isElsewhere = recipeId === 0 && url !== '';
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Recipe', 'larder' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Show', 'larder' ) }
					value={ display }
					options={ [ ...DISPLAYS ] }
					onChange={ ( next ) => setAttributes( { display: next } ) }
				/>
				{ isElsewhere && (
					<ForeignFields
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
