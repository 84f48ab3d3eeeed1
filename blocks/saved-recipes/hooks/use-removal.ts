import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '@larder/store';
import { putBack } from '../put-back';
import type { SavedRecipe } from '../view-types';
import { failed, type SetNotice } from './notice';
import type { SavedList } from './use-saved-list';

/** Why a recipe was not stored, empty where it was, and since when it was on the list. */
type Stored = { problem: string; since?: number | undefined };

/**
 * Removes recipes from the list: at once, with an undo, and restores them where the
 * server does not accept it.
 *
 * @param setNotice Says what has happened.
 * @return What takes one off.
 */
export function useRemoval(
	{ saved, change, load }: SavedList,
	setNotice: SetNotice
): ( recipe: SavedRecipe ) => void {
	const { keepRecipe, keepRecipeOnDevice } = useDispatch( store );

	/** Saves a recipe where the list is stored, or removes it. */
	const keep = async (
		id: number,
		isOn: boolean,
		since?: number
	): Promise< Stored > => {
		if ( saved?.isOnDevice ) {
			const before = saved.recipes.map( ( recipe ) => recipe.recipe_id );
			await keepRecipeOnDevice( id, isOn, before );
			return { problem: '' };
		}
		const result = await keepRecipe( id, isOn, since );
		return result.ok
			? { problem: '', since: result.data.since }
			: { problem: result.error.message || failed() };
	};

	return ( recipe ) => {
		const before = saved?.recipes ?? [];
		const id = recipe.recipe_id;
		const changeRecipes = (
			next: ( recipes: SavedRecipe[] ) => SavedRecipe[]
		): void =>
			change( ( now ) => ( { ...now, recipes: next( now.recipes ) } ) );
		// Others may have been taken off since.
		const restore = (): void =>
			changeRecipes( ( now ) => putBack( now, recipe, before ) );
		changeRecipes( ( now ) =>
			now.filter( ( other ) => other.recipe_id !== id )
		);
		const taken = keep( id, false );
		const undo = async (): Promise< void > => {
			restore();
			setNotice();
			const { since } = await taken;
			if ( ( await keep( id, true, since ) ).problem !== '' ) {
				setNotice( { text: failed() } );
				await load();
			}
		};
		setNotice( {
			/* translators: %s: name of a recipe. */
			text: sprintf( __( 'Taken off: %s.', 'larder' ), recipe.title ),
			undo: () => void undo(),
		} );
		void taken.then( ( { problem } ) => {
			if ( problem !== '' ) {
				restore();
				setNotice( { text: problem } );
			}
		} );
	};
}
