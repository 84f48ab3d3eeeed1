import { request, type Actions, type Result } from '@larder/ajax';

type Call< Name extends keyof Actions > = () => Promise<
	Result< Actions[ Name ][ 'response' ] >
>;

/**
 * Asks for the visitor's saved recipes, or for those that a link shows.
 *
 * @param share What the link carries; undefined for the visitor's own.
 */
export function fetchSavedRecipes(
	share?: string
): Call< 'larder_saved_recipes' > {
	return () =>
		request( 'larder_saved_recipes', share === undefined ? {} : { share } );
}

/**
 * Takes a recipe off the visitor's list, or puts it back.
 *
 * @param id   Post.
 * @param isOn Whether it is saved.
 */
export function keepRecipe(
	id: number,
	isOn: boolean
): Call< 'delicious_recipes_wishlist' > {
	return () =>
		request( 'delicious_recipes_wishlist', {
			add_remove: isOn ? 'add' : 'remove',
			recipe_id: id,
		} );
}

/**
 * Stores the visitor's collections, all at once.
 *
 * @param fields The collections, and the revision that was changed.
 */
export function saveCollections(
	fields: Actions[ 'larder_save_collections' ][ 'request' ]
): Call< 'larder_save_collections' > {
	return () => request( 'larder_save_collections', fields );
}

/**
 * Makes a link to the visitor's list, or makes it worthless.
 *
 * @param isShared Whether there is to be a link.
 */
export function shareSaved( isShared: boolean ): Call< 'larder_share_saved' > {
	return () => request( 'larder_share_saved', { is_shared: isShared } );
}

/** Deletes all that the visitor has saved. */
export function forgetSaved(): Call< 'larder_forget_saved' > {
	return () => request( 'larder_forget_saved', {} );
}
