import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { readCount, readHtml } from '@larder/editor';
import type { ComponentType, ReactElement } from 'react';

/** What the editor hands to the choice of the featured image. */
type ImageProps = {
	/** Its id, 0 where the post has none. */
	readonly featuredImageId?: number;
	/** Its record, once that is loaded. */
	readonly media?: unknown;
};

/** Reads the picture of the first recipe, as the server does: its id, 0 for none in the media library. */
function usePictureId(): number {
	return useSelect( ( select ) => {
		const editor = select( blockEditorStore );
		const [ recipe ] = editor.getBlocksByName( 'larder/recipe' );
		return recipe === undefined
			? 0
			: readCount( editor.getBlockAttributes( recipe )?.[ 'imageId' ] );
	}, [] );
}

/** The picture of a recipe in the saved content of a post. */
const SAVED_PICTURE = /<!-- wp:larder\/recipe \{[^>]*?"imageId":(\d+)/;

/** Reads the picture that the post has been given by its recipe as it was saved: its id, 0 where somebody has chosen another one. */
function useGivenId(): number {
	return useSelect( ( select ) => {
		const { getCurrentPostAttribute } = select( editorStore );
		const content = readHtml( getCurrentPostAttribute( 'content' ) );
		const picture = Number( SAVED_PICTURE.exec( content )?.[ 1 ] ?? 0 );
		const featured = getCurrentPostAttribute( 'featured_media' );
		return readCount( featured ) === picture ? picture : 0;
	}, [] );
}

/**
 * Shows the picture of the recipe where the post has no featured image, or the former
 * picture of the recipe: it will serve as that once the post is saved.
 *
 * @param Image The choice of the featured image as WordPress makes it.
 * @return The same, above a note that says where the picture comes from.
 */
export function withRecipePicture< Props extends ImageProps >(
	Image: ComponentType< Props >
): ComponentType< Props > {
	return function ImageOfRecipe( props: Props ): ReactElement {
		const own = props.featuredImageId ?? 0;
		const picture = usePictureId();
		const given = useGivenId();
		const isOfRecipe = picture > 0 && [ 0, picture, given ].includes( own );
		const media = useSelect(
			( select ): unknown =>
				isOfRecipe && own !== picture
					? select( coreStore ).getEntityRecord(
							'postType',
							'attachment',
							picture,
							{ context: 'view' }
						)
					: null,
			[ isOfRecipe, own, picture ]
		);
		// Without its record WordPress would say that the picture is lost.
		const isShown = own !== picture && Boolean( media );
		return (
			<>
				<Image
					{ ...props }
					{ ...( isShown && { featuredImageId: picture, media } ) }
				/>
				{ isOfRecipe && (
					<p className="components-base-control__help">
						{ __(
							'The picture of the recipe serves as the featured image. Choose another one here, or change it in the recipe.',
							'larder'
						) }
					</p>
				) }
			</>
		);
	};
}

/** Adds the picture of the recipe to the settings of each post that may have one. */
export function showRecipePicture(): void {
	addFilter(
		'editor.PostFeaturedImage',
		'larder/recipe-picture',
		withRecipePicture
	);
}
