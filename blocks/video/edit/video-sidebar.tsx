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
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	afterRemoval,
	decodeText,
	encodeText,
	firstButton,
	safeUrl,
	useNextFocus,
	useUndoSteps,
} from '@larder/editor';
import type { Track, VideoAttributes } from '../types';

type Props = {
	attributes: VideoAttributes;
	setAttributes: ( attributes: Partial< VideoAttributes > ) => void;
};

/** Renders the picture of the video. */
function Poster( { attributes, setAttributes }: Props ): ReactElement {
	const url = safeUrl( attributes.poster?.url ?? '' );
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	return (
		<div ref={ area }>
			<MediaUploadCheck>
				{ url !== '' && <img src={ url } alt="" /> }
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					onSelect={ ( media ) => {
						const chosen =
							media?.sizes?.[ 'large' ]?.url ?? media?.url;
						if ( chosen ) {
							setAttributes( {
								poster: { id: media?.id ?? 0, url: chosen },
							} );
						}
					} }
					render={ ( { open } ) => (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ open }
						>
							{ url === ''
								? __( 'Add picture', 'larder' )
								: __( 'Replace picture', 'larder' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			{ url !== '' && (
				<Button
					variant="tertiary"
					isDestructive
					__next40pxDefaultSize
					onClick={ () => {
						focusNext( firstButton );
						setAttributes( { poster: undefined } );
					} }
				>
					{ __( 'Remove picture', 'larder' ) }
				</Button>
			) }
		</div>
	);
}

/** Captions, one file for each language. */
function Tracks( { attributes, setAttributes }: Props ): ReactElement {
	const { tracks } = attributes;
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	const startStep = useUndoSteps();
	const store = ( next: Track[], scope?: string ): void => {
		startStep( scope );
		setAttributes( { tracks: next } );
	};
	const change = (
		at: number,
		field: 'lang' | 'label',
		text: string
	): void =>
		store(
			tracks.map( ( track, place ) =>
				place === at ? { ...track, [ field ]: text } : track
			),
			`${ at }:${ field }`
		);
	const add = ( src: string ): void =>
		store( [
			...tracks,
			{
				src,
				lang: document.documentElement.lang.slice( 0, 2 ),
				label: '',
			},
		] );
	return (
		<div ref={ area }>
			{ tracks.map( ( track, at ) => (
				<div key={ track.src } className="larder-video-edit__track">
					<TextControl
						label={ __( 'Language code', 'larder' ) }
						help={ __( 'For example en, de or ar.', 'larder' ) }
						value={ track.lang }
						onChange={ ( lang ) => change( at, 'lang', lang ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<TextControl
						label={ __( 'Name of the language', 'larder' ) }
						value={ decodeText( track.label ) }
						onChange={ ( label ) =>
							change( at, 'label', encodeText( label ) )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Button
						variant="link"
						isDestructive
						data-larder-remove
						aria-label={ sprintf(
							/* translators: %s: name of a language. */
							__( 'Remove captions: %s', 'larder' ),
							decodeText( track.label ) || track.lang
						) }
						onClick={ () => {
							focusNext( afterRemoval( at ) );
							store( tracks.toSpliced( at, 1 ) );
						} }
					>
						{ __( 'Remove', 'larder' ) }
					</Button>
				</div>
			) ) }
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'text/vtt' ] }
					onSelect={ ( media ) => media?.url && add( media.url ) }
					render={ ( { open } ) => (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							data-larder-add
							onClick={ open }
						>
							{ __( 'Add captions (WebVTT)', 'larder' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
		</div>
	);
}

/**
 * Renders what is said of the video, beside the block.
 */
export function VideoSidebar( props: Props ): ReactElement {
	const { attributes, setAttributes } = props;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Video', 'larder' ) }>
				<TextareaControl
					label={ __( 'Description', 'larder' ) }
					help={ __( 'For search engines.', 'larder' ) }
					value={ decodeText( attributes.description ) }
					onChange={ ( description ) =>
						setAttributes( {
							description: encodeText( description ),
						} )
					}
					__nextHasNoMarginBottom
				/>
				<Poster { ...props } />
			</PanelBody>
			{ attributes.id > 0 && (
				<PanelBody
					title={ __( 'Captions', 'larder' ) }
					initialOpen={ false }
				>
					<Tracks { ...props } />
				</PanelBody>
			) }
		</InspectorControls>
	);
}
