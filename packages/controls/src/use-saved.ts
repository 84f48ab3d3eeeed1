import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useLayoutEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { wakeBy } from '@larder/islands';
import { store, takeWish, type Outcome } from '@larder/store';
import { askToLogIn } from '@larder/ui';
import { savesText } from './counts';
import { failureText } from './failure-text';
import { mountToast } from './toast';

type Saved = {
	isOn: boolean;
	isBusy: boolean;
	/** Saves the recipe, or takes it off. */
	press: () => void;
};

/**
 * Returns the result of a press: in the words of the server, with how many have
 * saved the recipe, or that it was kept on the device.
 *
 * @param outcome         What has become of it.
 * @param outcome.isOn    Whether the recipe is saved.
 * @param outcome.message What the server says; empty where it was not asked.
 * @param outcome.saves   How many have saved it.
 * @return One or two sentences.
 */
function doneText( {
	isOn,
	message,
	saves = 0,
}: Extract< Outcome, { status: 'done' } > ): string {
	if ( message !== '' ) {
		return `${ message } ${ savesText( saves ) }`.trim();
	}
	return isOn
		? __( 'Saved on this device.', 'larder' )
		: __( 'Removed from this device.', 'larder' );
}

/**
 * Follows whether the visitor has saved a recipe, and says what becomes of a
 * press: in a message that can be undone, or by asking a guest to log in.
 *
 * @param recipeId Post id.
 * @return The state, and how to change it.
 */
export function useSaved( recipeId: number ): Saved {
	const {
		openVotes,
		sendPendingVotes,
		toggleSaved,
		moveDeviceList,
		showToast,
	} = useDispatch( store );
	const { isOn, isBusy, isLoggedIn } = useSelect(
		( select ) => {
			const {
				isMarked,
				isBusy: isUnderWay,
				getVisitor,
			} = select( store );
			return {
				isOn: isMarked( 'save', recipeId ),
				isBusy: isUnderWay( 'save', recipeId ),
				isLoggedIn: getVisitor()?.isLoggedIn ?? false,
			};
		},
		[ recipeId ]
	);

	const save = useCallback(
		async ( id: number, next?: boolean ): Promise< void > => {
			// Controls of the page that are not mounted yet are updated, too.
			wakeBy( 'votes' );
			const outcome = await toggleSaved( id, next );
			if ( outcome.status === 'login' ) {
				askToLogIn( { reason: 'save', recipeId: id, then: 'save' } );
			} else if ( outcome.status === 'failed' ) {
				void showToast( failureText( outcome.error ) );
			} else if ( outcome.status === 'done' ) {
				void showToast(
					doneText( outcome ),
					outcome.isOn ? undefined : () => void save( id, true )
				);
			}
		},
		[ toggleSaved, showToast ]
	);

	// In a layout effect, before a press is replayed, which toggles what is
	// shown.
	useLayoutEffect( () => {
		mountToast();
		void openVotes( [ recipeId ] );
		void sendPendingVotes();
	}, [ openVotes, sendPendingVotes, recipeId ] );

	useEffect( () => {
		const wish = takeWish();
		if ( wish !== undefined ) {
			void save( wish, true );
		}
	}, [ save ] );

	useEffect( () => {
		if ( ! isLoggedIn ) {
			return;
		}
		void moveDeviceList().then( ( { moved } ) => {
			if ( moved > 0 ) {
				void showToast(
					sprintf(
						/* translators: %d: number of recipes. */
						_n(
							'%d recipe from this device is now in your account.',
							'%d recipes from this device are now in your account.',
							moved,
							'larder'
						),
						moved
					)
				);
			}
		} );
	}, [ isLoggedIn, moveDeviceList, showToast ] );

	return {
		isOn,
		isBusy,
		press: useCallback( () => void save( recipeId ), [ save, recipeId ] ),
	};
}
