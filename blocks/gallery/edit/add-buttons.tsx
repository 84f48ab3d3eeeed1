import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fullAddress } from '@larder/editor';
import type { ReactElement } from 'react';
import type { GalleryItem } from '../types';
import { isWebUrl, useFindMedia } from './find-media';
import { fromMedia } from './from-media';

/** What the media library offers for a gallery. */
export const MEDIA_TYPES = [ 'image', 'video' ];

/**
 * Adds pictures and videos: from the media library, or by their address.
 *
 * @return The controls.
 */
export function AddButtons( {
	onAdd,
}: {
	/** Called with what is added. */
	onAdd: ( items: GalleryItem[] ) => void;
} ): ReactElement {
	const [ typed, setTyped ] = useState( '' );
	const address = fullAddress( typed );
	const [ isSearching, setSearching ] = useState( false );
	const findMedia = useFindMedia();
	const addAddress = async (): Promise< void > => {
		setSearching( true );
		onAdd( await findMedia( address ) );
		setSearching( false );
		setTyped( '' );
	};
	return (
		<div className="larder-gallery-edit__add">
			<MediaUploadCheck>
				<MediaUpload
					multiple="add"
					allowedTypes={ MEDIA_TYPES }
					onSelect={ ( media ) =>
						onAdd( media.flatMap( fromMedia ) )
					}
					render={ ( { open } ) => (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ open }
						>
							{ __( 'Add pictures or videos', 'larder' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( isWebUrl( address ) && ! isSearching ) {
						void addAddress();
					}
				} }
			>
				<TextControl
					label={ __( 'Address of a picture or video', 'larder' ) }
					hideLabelFromVision
					placeholder="https://www.youtube.com/…"
					inputMode="url"
					value={ typed }
					onChange={ setTyped }
					readOnly={ isSearching }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<Button
					type="submit"
					variant="secondary"
					__next40pxDefaultSize
					accessibleWhenDisabled
					isBusy={ isSearching }
					disabled={ ! isWebUrl( address ) || isSearching }
				>
					{ __( 'Add', 'larder' ) }
				</Button>
			</form>
		</div>
	);
}
