import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	type Media,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	imageIcon,
	safeUrl,
	firstButton,
	useIsPreview,
	useNextFocus,
	useUploadError,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { RecipeFacts } from '../types';
import type { PostFacts } from './use-post-facts';

type Props = {
	facts: RecipeFacts;
	/** What the post gives. */
	post: PostFacts;
	isSelected: boolean;
	/** Changes the facts. */
	update: ( facts: Partial< RecipeFacts > ) => void;
};

/** Class of what chooses another picture, in the toolbar. */
const CONTROLS = 'larder-picture-controls';

/**
 * Turns what the media library gives into attributes.
 *
 * @param media The chosen picture.
 */
function attributesOf( media: Media ): Partial< RecipeFacts > {
	return {
		imageId: media.id ?? 0,
		imageUrl: media.sizes?.[ 'large' ]?.url ?? media.url ?? '',
		imageAlt: encodeText( media.alt ?? '' ),
	};
}

/** Finds what chooses a picture: the place to add one, or the menu above that of the post. */
const chooser = ( area: HTMLElement ): HTMLElement | null | undefined =>
	firstButton( area ) ??
	document.querySelector< HTMLElement >( `.${ CONTROLS } button` );

/**
 * Renders the picture of the recipe: its own, or the featured image of the post.
 *
 * @return The picture, or the place to add one; nothing in a preview without.
 */
export function RecipeImage( {
	facts,
	post,
	isSelected,
	update,
}: Props ): ReactElement | null {
	const own = safeUrl( facts.imageUrl );
	const onError = useUploadError();
	const choose = ( media: Media | undefined ) => {
		// While a file is uploaded, its URL is one of the browser.
		if ( media && safeUrl( media.url ?? '' ) !== '' ) {
			update( attributesOf( media ) );
		}
	};
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	const isPreview = useIsPreview();
	if ( own === '' && ! post.image ) {
		return isPreview ? null : (
			<div ref={ area } className="wp-block-larder-recipe__image">
				<MediaPlaceholder
					icon={ imageIcon }
					labels={ {
						title: __( 'Picture of the dish', 'larder' ),
						instructions: __(
							'Add one here, or set a featured image.',
							'larder'
						),
					} }
					accept="image/*"
					allowedTypes={ [ 'image' ] }
					onSelect={ choose }
					onError={ onError }
				/>
			</div>
		);
	}
	return (
		<>
			{ isSelected && (
				<BlockControls group="other">
					<div className={ CONTROLS }>
						<MediaReplaceFlow
							mediaId={ facts.imageId }
							mediaURL={ own || ( post.image?.url ?? '' ) }
							allowedTypes={ [ 'image' ] }
							accept="image/*"
							name={ __( 'Picture', 'larder' ) }
							onSelect={ choose }
							onError={ onError }
						/>
					</div>
					{ own !== '' && (
						<ToolbarGroup>
							<ToolbarButton
								onClick={ () => {
									focusNext( chooser );
									update( {
										imageId: 0,
										imageUrl: '',
										imageAlt: '',
									} );
								} }
							>
								{ __( 'Remove picture', 'larder' ) }
							</ToolbarButton>
						</ToolbarGroup>
					) }
				</BlockControls>
			) }
			<figure ref={ area } className="wp-block-larder-recipe__image">
				<img
					src={ own || ( post.image?.url ?? '' ) }
					alt={
						own !== ''
							? decodeText( facts.imageAlt )
							: ( post.image?.alt ?? '' )
					}
				/>
			</figure>
		</>
	);
}
