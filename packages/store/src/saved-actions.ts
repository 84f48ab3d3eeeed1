import { request, type Actions, type Result } from '@larder/ajax';
import { MAX_DEVICE_RECIPES } from '@larder/contracts/constants';
import type { Thunk } from './thunk';
import { keepOnDevice, putBackOnDevice, readDevice } from './votes/device';
import { moveDeviceList } from './votes/save';
import { openVotes } from './votes/visitor';

type Call< Name extends keyof Actions > = Thunk<
	Promise< Result< Actions[ Name ][ 'response' ] > >
>;

/**
 * Requests a whole list, part by part.
 *
 * @param fields Which list, and how its cards look.
 * @param ids    What the device has, for a visitor who turns out to be a guest.
 * @return The list; the first failure where a part is not available.
 */
async function fetchWhole(
	fields: Actions[ 'larder_saved_recipes' ][ 'request' ],
	ids: readonly number[] = []
): Promise< Result< Actions[ 'larder_saved_recipes' ][ 'response' ] > > {
	const recipes: Actions[ 'larder_saved_recipes' ][ 'response' ][ 'recipes' ] =
		[];
	const printed: string[] = [];
	for ( let page = 1; ; page++ ) {
		const part = ids.slice(
			( page - 1 ) * MAX_DEVICE_RECIPES,
			page * MAX_DEVICE_RECIPES
		);
		const result = await request( 'larder_saved_recipes', {
			...fields,
			...( page > 1 && { page } ),
			...( part.length > 0 && { ids: part } ),
		} );
		if ( ! result.ok ) {
			return result;
		}
		const { data } = result;
		recipes.push( ...data.recipes );
		printed.push( ...data.printed );
		const isPartOfDevice =
			! data.logged_in && page * MAX_DEVICE_RECIPES < ids.length;
		if ( ! data.has_more && ! isPartOfDevice ) {
			return { ...result, data: { ...data, recipes, printed } };
		}
	}
}

/**
 * Requests the visitor's saved recipes, or those that a link shares. What a
 * visitor who has logged in had saved on the device is moved to the account
 * before.
 *
 * @param look  How cards look, where the site prints them: layout, and level of their headings.
 * @param share What the link carries; undefined for the visitor's own.
 * @return The list; that of the device for a guest, where the site lets guests save.
 */
export function fetchSavedRecipes(
	look: Pick<
		Actions[ 'larder_saved_recipes' ][ 'request' ],
		'layout' | 'level'
	>,
	share?: string
): Thunk<
	Promise< Result< Actions[ 'larder_saved_recipes' ][ 'response' ] > >
> {
	return async ( args ) => {
		if ( share !== undefined ) {
			return fetchWhole( { ...look, share } );
		}
		const ids = readDevice();
		const own = await fetchWhole( look, ids );
		if ( ids.length > 0 && own.ok && own.data.logged_in ) {
			await openVotes( ids )( args );
			const { moved } = await moveDeviceList()( args );
			return moved > 0 ? fetchWhole( look ) : own;
		}
		return own;
	};
}

/**
 * Removes a recipe from the list of this device, or restores it to where it was.
 *
 * @param id     Post.
 * @param isOn   Whether it is saved.
 * @param before The list before it was taken off.
 */
export function keepRecipeOnDevice(
	id: number,
	isOn: boolean,
	before: readonly number[]
): Thunk< Promise< void > > {
	return async () =>
		isOn ? putBackOnDevice( id, before ) : keepOnDevice( id, false );
}

/** Deletes all that a guest has saved on this device. */
export function forgetDevice(): Thunk< Promise< void > > {
	return async () =>
		readDevice().forEach( ( id ) => keepOnDevice( id, false ) );
}

/**
 * Removes a recipe from the visitor's list, or restores it to where it was.
 *
 * @param id    Post.
 * @param isOn  Whether it is saved.
 * @param since What the server has said when it was taken off.
 */
export function keepRecipe(
	id: number,
	isOn: boolean,
	since?: number
): Call< 'delicious_recipes_wishlist' > {
	return () =>
		request( 'delicious_recipes_wishlist', {
			add_remove: isOn ? 'add' : 'remove',
			recipe_id: id,
			...( since !== undefined && { since } ),
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
 * Creates a link to the visitor's list, or invalidates it.
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
