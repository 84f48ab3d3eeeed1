import { on } from './on';
import { getWaker } from './wake';

/**
 * Waits for somebody, and has the views ready before they press anything. A page
 * that nobody touches runs nothing.
 */
export function watchForPerson(): void {
	let isThere = false;
	const onSign = ( { type }: Partial< Event > ): void => {
		// A page scrolls by itself while it loads.
		if (
			! isThere &&
			( type !== 'scroll' || document.readyState === 'complete' )
		) {
			isThere = true;
			getWaker()
				.then( ( waker ) => waker.wakeAll() )
				.catch( () => {} ); // Whoever presses is told.
		}
	};
	on( 'keydown pointerdown pointermove scroll touchstart wheel', onSign );
	// Somebody may have been there before the loader: some sites have scripts wait for the first touch.
	if (
		'userActivation' in navigator &&
		navigator.userActivation.hasBeenActive
	) {
		onSign( {} );
	}
}
