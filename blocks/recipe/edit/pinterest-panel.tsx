import {
	InspectorControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import {
	Button,
	PanelBody,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	firstButton,
	readCount,
	readHtml,
	safeUrl,
	useNextFocus,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { RecipeAttributes } from '../types';

type Props = {
	/** What is stored. */
	attributes: Partial< RecipeAttributes >;
	/** What the recipe is called, plain text. */
	name: string;
	/** What it is, plain text. */
	description: string;
	/** Changes the recipe. */
	update: ( attributes: Partial< RecipeAttributes > ) => void;
};

/** Renders the picture, and what chooses it and takes it away. */
function PinPicture( {
	attributes,
	update,
}: Pick< Props, 'attributes' | 'update' > ): ReactElement {
	const url = safeUrl( readHtml( attributes.pinImageUrl ) );
	const id = readCount( attributes.pinImageId );
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	return (
		<div ref={ area }>
			{ url !== '' && (
				<img className="larder-pin-picture" src={ url } alt="" />
			) }
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					{ ...( id > 0 && { value: id } ) }
					onSelect={ ( media ) =>
						update( {
							pinImageId: media?.id ?? 0,
							pinImageUrl: media?.url ?? '',
						} )
					}
					render={ ( { open } ) => (
						<Button variant="secondary" onClick={ open }>
							{ url === ''
								? __(
										'Choose a picture for Pinterest',
										'larder'
									)
								: __( 'Replace picture', 'larder' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			{ url !== '' && (
				<Button
					variant="link"
					isDestructive
					onClick={ () => {
						focusNext( firstButton );
						update( { pinImageId: 0, pinImageUrl: '' } );
					} }
				>
					{ __( 'Remove picture', 'larder' ) }
				</Button>
			) }
		</div>
	);
}

/**
 * Renders what Pinterest gets of the recipe, where that is to be other than what the page
 * shows: an upright picture, a title and a description that people search for.
 *
 * @return A panel of the sidebar.
 */
export function PinterestPanel( {
	attributes,
	name,
	description,
	update,
}: Props ): ReactElement {
	return (
		<InspectorControls>
			<PanelBody title="Pinterest" initialOpen={ false }>
				<p>
					{ __(
						'For the button that shares on Pinterest and for people who pin a picture of the recipe. What is empty is as in the recipe.',
						'larder'
					) }
				</p>
				<PinPicture attributes={ attributes } update={ update } />
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Title on Pinterest', 'larder' ) }
					placeholder={ name }
					value={ decodeText( readHtml( attributes.pinTitle ) ) }
					onChange={ ( title ) =>
						update( { pinTitle: encodeText( title ) } )
					}
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Description on Pinterest', 'larder' ) }
					placeholder={ description }
					value={ decodeText(
						readHtml( attributes.pinDescription )
					) }
					onChange={ ( text ) =>
						update( { pinDescription: encodeText( text ) } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
