import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { isLoose, readCount, readHtml } from '@larder/editor';

/** What the post gives where the recipe says nothing. */
export type PostFacts = {
	/** Plain text; null where the recipe stands in no post, as in a pattern. */
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
	return useSelect(
		( select ) => {
			const { getEditedEntityRecord, getEntityRecord } =
				select( coreStore );
			const isPost =
				typeof postType === 'string' && typeof postId === 'number';
			const post: unknown = isPost
				? getEditedEntityRecord( 'postType', postType, postId )
				: null;
			if ( ! isLoose( post ) ) {
				return { title: null, author: '', image: null };
			}
			const userId = readCount( post[ 'author' ] );
			const mediaId = readCount( post[ 'featured_media' ] );
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
			return {
				title: readHtml( post[ 'title' ] ),
				author: isLoose( user ) ? readHtml( user[ 'name' ] ) : '',
				image: isLoose( media )
					? {
							url: readHtml( media[ 'source_url' ] ),
							alt: readHtml( media[ 'alt_text' ] ),
						}
					: null,
			};
		},
		[ postType, postId ]
	);
}
