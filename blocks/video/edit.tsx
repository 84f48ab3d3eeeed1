import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	decodeUrl,
	playerIcon,
	safeUrl,
	TypedUrl,
	useUploadError,
} from '@larder/editor';
import { useChoice } from './edit/use-choice';
import { useDetails } from './edit/use-details';
import { useFindings } from './edit/use-findings';
import { VideoSidebar } from './edit/video-sidebar';
import type { VideoAttributes } from './types';

const BLOCK = 'wp-block-larder-video';

/**
 * Edits the video: chosen once, its name typed in place.
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

	const { chooseFile, chooseUrl } = useChoice( {
		current: url,
		setAttributes,
		add,
		ask,
		onError,
	} );

	const takeUrl = ( typed: string ): void => void chooseUrl( typed );
	if ( url === '' ) {
		return (
			<div { ...blockProps }>
				<TypedUrl onTake={ takeUrl }>
					{ ( take ) => (
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
							onSelectURL={ take }
							onError={ onError }
						/>
					) }
				</TypedUrl>
			</div>
		);
	}
	const picture = safeUrl( poster?.url ?? '' );
	return (
		<figure { ...blockProps }>
			<BlockControls group="other">
				<TypedUrl onTake={ takeUrl }>
					{ ( take ) => (
						<MediaReplaceFlow
							mediaId={ id }
							mediaURL={ url }
							allowedTypes={ [ 'video' ] }
							accept="video/*"
							onSelect={ chooseFile }
							onSelectURL={ take }
							onError={ onError }
						/>
					) }
				</TypedUrl>
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
