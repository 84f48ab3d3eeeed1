import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { UrlForm } from '@larder/editor';
import type { ReactElement } from 'react';
import type { GalleryItem } from '../types';
import { fromMedia } from './from-media';

/** What the media library offers for a gallery. */
export const MEDIA_TYPES = [ 'image', 'video' ];

type Props = {
	/** Called with what is added. */
	onAdd: ( items: GalleryItem[] ) => void;
	/** Called with the URL of what is added. */
	onUrl: ( url: string ) => void;
};

/**
 * Adds pictures and videos: from the media library, or by their URL.
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
			<UrlForm
				field="address"
				label={ __( 'Address of a picture or video', 'larder' ) }
				isLabelHidden
				placeholder="https://www.youtube.com/…"
				submitLabel={ __( 'Add', 'larder' ) }
				onSubmit={ onUrl }
			/>
		</div>
	);
}
