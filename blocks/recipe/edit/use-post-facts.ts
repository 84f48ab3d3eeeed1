import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { isLoose, readCount, readHtml } from '@larder/editor';

/** What the post provides where the recipe leaves a field empty. */
export type PostFacts = {
	/** Plain text; null where the recipe is in no post, as in a pattern. */
	title: string | null;
	author: string;
	image: { url: string; alt: string } | null;
};

/**
 * Reads the defaults of a recipe from the post that is being edited.
 *
 * @param postType The post type, if known.
 * @param postId   The post, if known.
 * @return Title, author and featured image; empty while they load.
 */
export function usePostFacts( postType: unknown, postId: unknown ): PostFacts {
	const { imageUrl, imageAlt, ...facts } = useSelect(
		( select ) => {
			const { getEditedEntityRecord, getEntityRecord } =
				select( coreStore );
			const post: unknown =
				typeof postType === 'string' && typeof postId === 'number'
					? getEditedEntityRecord( 'postType', postType, postId )
					: null;
			const known = isLoose( post ) ? post : {};
			const userId = readCount( known[ 'author' ] );
			const mediaId = readCount( known[ 'featured_media' ] );
			const user: unknown =
				userId > 0
					? getEntityRecord( 'root', 'user', userId, {
							context: 'view',
						} )
					: null;
			const media: unknown =
				mediaId > 0
					? getEntityRecord( 'postType', 'attachment', mediaId, {
							context: 'view',
						} )
					: null;
			// Texts alone: an object made here would draw the card again with every key.
			return {
				title: isLoose( post ) ? readHtml( post[ 'title' ] ) : null,
				author: isLoose( user ) ? readHtml( user[ 'name' ] ) : '',
				imageUrl: isLoose( media )
					? readHtml( media[ 'source_url' ] )
					: null,
				imageAlt: isLoose( media )
					? readHtml( media[ 'alt_text' ] )
					: '',
			};
		},
		[ postType, postId ]
	);
	return {
		...facts,
		image: imageUrl === null ? null : { url: imageUrl, alt: imageAlt },
	};
}
