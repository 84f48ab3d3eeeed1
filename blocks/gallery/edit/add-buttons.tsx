import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fullUrl, useConfirmed } from '@larder/editor';
import type { ReactElement } from 'react';
import type { GalleryItem } from '../types';
import { isWebUrl } from './find-media';
import { fromMedia } from './from-media';

/** What the media library offers for a gallery. */
export const MEDIA_TYPES = [ 'image', 'video' ];

type Props = {
	/** Called with what is added. */
	onAdd: ( items: GalleryItem[] ) => void;
	/** Called with the URL of what is added. */
	onUrl: ( url: string ) => void;
};

/** Adds a picture or video by its URL, also where the button is not pressed. */
function UrlField( { onUrl }: Pick< Props, 'onUrl' > ): ReactElement {
	const { field, confirm, isReadable } = useConfirmed( {
		field: 'address',
		label: __( 'Address of a picture or video', 'larder' ),
		read: ( text ) => {
			const url = fullUrl( text );
			return isWebUrl( url ) ? url : undefined;
		},
		take: onUrl,
		hint: __(
			'Write an address of the web, such as example.org/pie.',
			'larder'
		),
	} );
	return (
		<form
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				confirm();
			} }
		>
			<TextControl
				hideLabelFromVision
				placeholder="https://www.youtube.com/…"
				inputMode="url"
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				{ ...field }
			/>
			<Button
				type="submit"
				variant="secondary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! isReadable }
			>
				{ __( 'Add', 'larder' ) }
			</Button>
		</form>
	);
}

/**
 * Adds pictures and videos: from the media library, or by their URL.
 *
 * @return The controls.
 */
export function AddButtons( { onAdd, onUrl }: Props ): ReactElement {
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
			<UrlField onUrl={ onUrl } />
		</div>
	);
}
