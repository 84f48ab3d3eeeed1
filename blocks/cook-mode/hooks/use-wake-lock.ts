import { useEffect } from '@wordpress/element';

/**
 * Requests a wake lock while something is shown, so that the screen stays on.
 * Browsers release it when the page is hidden; it is requested again once the
 * page is visible.
 */
export function useWakeLock(): void {
	useEffect( () => {
		let lock: WakeLockSentinel | undefined;
		let isOver = false;
		const take = async (): Promise< void > => {
			if (
				document.visibilityState !== 'visible' ||
				! ( 'wakeLock' in navigator ) ||
				( lock && ! lock.released )
			) {
				return;
			}
			try {
				lock = await navigator.wakeLock.request( 'screen' );
				if ( isOver ) {
					await lock.release();
				}
			} catch {
				// The battery is low, or the browser does not want to; the steps are there all the same.
			}
		};
		const onChange = (): void => void take();
		onChange();
		document.addEventListener( 'visibilitychange', onChange );
		return () => {
			isOver = true;
			document.removeEventListener( 'visibilitychange', onChange );
			void lock?.release();
		};
	}, [] );
}
