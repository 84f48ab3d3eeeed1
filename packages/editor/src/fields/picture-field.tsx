import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { decodeText, encodeText, safeUrl } from '../text/html-text';
import { imageIcon } from '../icons/icons';

/** A picture as rows store it. */
export type Picture = { id: number; url: string; alt: string };

type ButtonProps = {
	/** The picture so far. */
	picture: Picture | undefined;
	/** Size of the picture to store. */
	size: 'thumbnail' | 'medium' | 'large';
	/** Called with the chosen picture. */
	onChange: ( picture: Picture ) => void;
	/** Words beside the icon; none by default. */
	text?: string;
};

/**
 * Renders a button that chooses a picture from the media library.
 *
 * @return The button; nothing for people who may not upload.
 */
export function PictureButton( {
	picture,
	size,
	onChange,
	text,
}: ButtonProps ): ReactElement {
	return (
		<MediaUploadCheck>
			<MediaUpload
				allowedTypes={ [ 'image' ] }
				{ ...( picture && picture.id > 0 && { value: picture.id } ) }
				onSelect={ ( media ) => {
					const url = media?.sizes?.[ size ]?.url ?? media?.url;
					if ( url ) {
						onChange( {
							id: media?.id ?? 0,
							url,
							alt: encodeText( media?.alt ?? '' ),
						} );
					}
				} }
				render={ ( { open } ) => (
					<Button
						icon={ imageIcon }
						size="small"
						label={
							picture
								? __( 'Replace picture', 'larder' )
								: __( 'Add picture', 'larder' )
						}
						onClick={ open }
					>
						{ text }
					</Button>
				) }
			/>
		</MediaUploadCheck>
	);
}

type ShownProps = {
	/** Class of the picture. */
	className: string;
	picture: Picture;
	/** True while the row has focus. */
	isFocused: boolean;
	onRemove: () => void;
};

/**
 * Renders a row's picture, with a button to remove it while the row has focus.
 */
export function ShownPicture( {
	className,
	picture,
	isFocused,
	onRemove,
}: ShownProps ): ReactElement {
	return (
		<div className="larder-list__picture">
			<img
				className={ className }
				src={ safeUrl( picture.url ) }
				alt={ decodeText( picture.alt ) }
			/>
			{ isFocused && (
				<Button size="small" variant="link" onClick={ onRemove }>
					{ __( 'Remove picture', 'larder' ) }
				</Button>
			) }
		</div>
	);
}
