import { on } from './on';
import { getWaker } from './wake';

/**
 * Waits for the first interaction, and then mounts the views. A page without
 * one runs nothing.
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
	// The first interaction may precede the loader: some plugins delay all
	// scripts until then.
	if (
		'userActivation' in navigator &&
		navigator.userActivation.hasBeenActive
	) {
		onSign( {} );
	}
}
