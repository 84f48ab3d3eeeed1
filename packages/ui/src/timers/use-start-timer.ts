import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { wakeBy } from '@larder/islands';
import { store, timeLeft, type NewTimer } from '@larder/store';

/** What brings the tray of timers to the page. */
export const TIMERS_EVENT = 'event:larder:timers';

/** Fired when a timer that already runs is started again; its detail is the id of the timer. */
export const RUNNING_EVENT = 'larder:timer-running';

declare global {
	interface DocumentEventMap {
		[ RUNNING_EVENT ]: CustomEvent< string >;
	}
}

/**
 * Starts timers, and brings the tray that shows them and rings.
 *
 * @return Starts one.
 */
export function useStartTimer(): ( timer: NewTimer ) => void {
	const { startTimer } = useDispatch( store );
	const { getTimers } = useSelect( ( select ) => select( store ), [] );
	return useCallback(
		( timer ) => {
			wakeBy( TIMERS_EVENT );
			const isRunning = getTimers().some(
				( other ) =>
					other.id === timer.id && timeLeft( other, Date.now() ) > 0
			);
			void startTimer( timer );
			if ( isRunning ) {
				document.dispatchEvent(
					new CustomEvent( RUNNING_EVENT, { detail: timer.id } )
				);
			}
		},
		[ startTimer, getTimers ]
	);
}
