import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { wakeBy } from '@larder/islands';
import { store } from '@larder/store';
import { failureText } from './failure-text';
import { followThemeLikes } from './theme-likes';
import { mountToast } from './toast';

type Like = {
	isOn: boolean;
	isBusy: boolean;
	likes: number;
	/** Likes the recipe, or takes the like back. */
	press: () => void;
};

/**
 * Follows whether the visitor likes a recipe, and how many do.
 *
 * @param recipeId Post id.
 * @param printed  How many did when the page was printed.
 * @return The state, and how to change it.
 */
export function useLike( recipeId: number, printed: number ): Like {
	const { openVotes, sendPendingVotes, toggleLike, showToast } =
		useDispatch( store );
	const state = useSelect(
		( select ) => {
			const { isMarked, isBusy, getLikes } = select( store );
			return {
				isOn: isMarked( 'like', recipeId ),
				isBusy: isBusy( 'like', recipeId ),
				likes: getLikes( recipeId, printed ),
			};
		},
		[ recipeId, printed ]
	);
	// In a layout effect, before a press is replayed, which toggles what is
	// shown.
	useLayoutEffect( () => {
		mountToast();
		void openVotes( [ recipeId ] );
		void sendPendingVotes();
		followThemeLikes();
	}, [ openVotes, sendPendingVotes, recipeId ] );

	const press = async (): Promise< void > => {
		// Controls of the page that are not mounted yet are updated, too.
		wakeBy( 'votes' );
		const outcome = await toggleLike( recipeId );
		if ( outcome.status === 'failed' ) {
			void showToast( failureText( outcome.error ) );
		}
	};
	return { ...state, press: () => void press() };
}
