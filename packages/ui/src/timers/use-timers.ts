import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { store, type Timer } from '@larder/store';

/** How often running timers are looked at, in milliseconds. */
const TICK = 250;

/**
 * Returns the timers of this browser and follows them as they run.
 *
 * @return The timers, and the time by the clock of the device in milliseconds.
 */
export function useTimers(): { timers: readonly Timer[]; now: number } {
	const timers = useSelect( ( select ) => select( store ).getTimers(), [] );
	const { openTimers } = useDispatch( store );
	const [ now, setNow ] = useState( Date.now );
	const isRunning = timers.some( ( { endsAt } ) => endsAt !== null );

	useEffect( () => {
		void openTimers();
		// A page that was suspended shows outdated times until the next tick.
		const look = (): void => {
			void openTimers();
			setNow( Date.now() );
		};
		document.addEventListener( 'visibilitychange', look );
		window.addEventListener( 'pageshow', look );
		return () => {
			document.removeEventListener( 'visibilitychange', look );
			window.removeEventListener( 'pageshow', look );
		};
	}, [ openTimers ] );

	useEffect( () => {
		setNow( Date.now() );
		if ( ! isRunning ) {
			return undefined;
		}
		const timer = setInterval( () => setNow( Date.now() ), TICK );
		return () => clearInterval( timer );
	}, [ isRunning, timers ] );

	return { timers, now };
}
