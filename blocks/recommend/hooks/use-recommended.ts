import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { failureText, mountToast } from '@larder/controls';
import { wakeBy } from '@larder/islands';
import { store, type Recommendations } from '@larder/store';

type Recommended = {
	isOn: boolean;
	/** Whether a call is under way, or has just been answered. */
	isBusy: boolean;
	/** Undefined until the server has counted. */
	counted: Recommendations | undefined;
	press: () => void;
};

/**
 * Follows whether the visitor recommends a post, and how many do.
 *
 * @param postId Post id.
 * @param suffix Text after the number; empty for the site's own.
 * @return The state, and how to change it.
 */
export function useRecommended( postId: number, suffix: string ): Recommended {
	const { openVotes, sendPendingVotes, toggleRecommended, showToast } =
		useDispatch( store );
	const state = useSelect(
		( select ) => {
			const { isMarked, isBusy, getRecommendations } = select( store );
			return {
				isOn: isMarked( 'recommend', postId ),
				isBusy: isBusy( 'recommend', postId ),
				counted: getRecommendations( postId ),
			};
		},
		[ postId ]
	);
	// In a layout effect, before a press is replayed, which toggles what is
	// shown.
	useLayoutEffect( () => {
		mountToast();
		void openVotes( [ postId ] );
		void sendPendingVotes();
	}, [ openVotes, sendPendingVotes, postId ] );

	const press = async (): Promise< void > => {
		// Other buttons of the page that are still as they were printed follow, too.
		wakeBy( 'votes' );
		const outcome = await toggleRecommended( postId, suffix );
		if ( outcome.status === 'failed' ) {
			void showToast( failureText( outcome.error ) );
		}
	};
	return { ...state, press: () => void press() };
}
