import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { readCount } from '@larder/editor';
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

/**
 * Shows the picture of the recipe where the post has no featured image: it will serve
 * as that once the post is saved.
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
		const isOfRecipe = picture > 0 && ( own === 0 || own === picture );
		const media = useSelect(
			( select ): unknown =>
				isOfRecipe && own === 0
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
		const isShown = own === 0 && Boolean( media );
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
