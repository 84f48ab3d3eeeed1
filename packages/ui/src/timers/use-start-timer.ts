import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { wakeBy } from '@larder/islands';
import { store, type NewTimer } from '@larder/store';

/** What brings the tray of timers to the page. */
export const TIMERS_EVENT = 'event:larder:timers';

/**
 * Starts timers, and brings the tray that shows them and rings.
 *
 * @return Starts one.
 */
export function useStartTimer(): ( timer: NewTimer ) => void {
	const { startTimer } = useDispatch( store );
	return useCallback(
		( timer ) => {
			wakeBy( TIMERS_EVENT );
			void startTimer( timer );
		},
		[ startTimer ]
	);
}
