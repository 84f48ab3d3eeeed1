import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	RichText,
	useBlockProps,
	type Media,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	decodeUrl,
	fullAddress,
	playerIcon,
	safeUrl,
	useUploadError,
} from '@larder/editor';
import { lengthOf } from './edit/measure';
import { useDetails } from './edit/use-details';
import { useFindings } from './edit/use-findings';
import { VideoSidebar } from './edit/video-sidebar';
import type { VideoAttributes } from './types';

const BLOCK = 'wp-block-larder-video';
const PORTAL =
	/^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i;

/** What another video does not have of the one before. */
const UNKNOWN = { duration: 0, tracks: [], poster: undefined };

/**
 * Edits the video: chosen once, its name typed in place.
 *
 * @return The block.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< VideoAttributes > ): ReactElement {
	const { id, name, poster } = attributes;
	const url = safeUrl( decodeUrl( attributes.url ) );
	const add = useFindings( clientId );
	const { ask, isAsking, problem } = useDetails( url, add );
	const onError = useUploadError();
	const blockProps = useBlockProps();

	// Search engines take a date that changes for a new video.
	const uploadDate = (): string =>
		new Date().toISOString().replace( /\.\d+/, '' );
	const measure = async ( file: string ): Promise< number > => {
		const duration = await lengthOf( file );
		add( file, { duration } );
		return duration;
	};
	const chooseFile = ( media: Media | undefined ): void => {
		const file = media?.url ?? '';
		// While a file is uploaded, its address is one of the browser.
		if ( safeUrl( file ) !== '' ) {
			setAttributes( {
				id: media?.id ?? 0,
				url: file,
				uploadDate: uploadDate(),
				...UNKNOWN,
			} );
			void measure( file );
		}
	};
	const chooseAddress = async ( typed: string ): Promise< void > => {
		const address = safeUrl( fullAddress( typed ) );
		if ( /^https?:\/\//i.test( address ) ) {
			setAttributes( {
				id: 0,
				url: address,
				uploadDate: uploadDate(),
				...UNKNOWN,
			} );
			// The server says so where it is neither a file nor on a portal.
			if (
				PORTAL.test( address ) ||
				( await measure( address ) ) === 0
			) {
				await ask( address );
			}
		} else {
			onError(
				sprintf(
					/* translators: %s: what was typed. */
					__( '“%s” is no address of a video.', 'larder' ),
					typed.trim()
				)
			);
		}
	};

	if ( url === '' ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon={ playerIcon }
					labels={ {
						title: __( 'Recipe video', 'larder' ),
						instructions: __(
							'Upload a video, or give the address of one on YouTube or Vimeo.',
							'larder'
						),
					} }
					accept="video/*"
					allowedTypes={ [ 'video' ] }
					onSelect={ chooseFile }
					onSelectURL={ ( typed ) => void chooseAddress( typed ) }
					onError={ onError }
				/>
			</div>
		);
	}
	const picture = safeUrl( poster?.url ?? '' );
	return (
		<figure { ...blockProps }>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ id }
					mediaURL={ url }
					allowedTypes={ [ 'video' ] }
					accept="video/*"
					onSelect={ chooseFile }
					onSelectURL={ ( typed ) => void chooseAddress( typed ) }
					onError={ onError }
				/>
			</BlockControls>
			<VideoSidebar
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ problem !== '' && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<div className={ `${ BLOCK }__frame larder-video-edit__frame` }>
				{ picture !== '' && <img src={ picture } alt="" /> }
				{ picture === '' && id > 0 && (
					<video src={ url } preload="metadata" muted />
				) }
				{ isAsking ? <Spinner /> : playerIcon }
			</div>
			<RichText
				identifier="name"
				tagName="figcaption"
				className={ `${ BLOCK }__caption` }
				value={ name }
				onChange={ ( next ) => setAttributes( { name: next } ) }
				allowedFormats={ [] }
				placeholder={ __( 'What the video shows', 'larder' ) }
				aria-label={ __( 'Name of the video', 'larder' ) }
				disableLineBreaks
			/>
		</figure>
	);
}
