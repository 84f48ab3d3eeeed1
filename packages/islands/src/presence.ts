import { on } from './on';
import { whenIdle } from './scan';
import { getWaker } from './wake';

/** How long the page stands still, in milliseconds, before a scroll is another one: one that is smooth sends an event a frame. */
const PAUSE_MS = 500;

/**
 * Waits for the first interaction, and then mounts the views. A page without
 * one runs nothing.
 */
export function watchForPerson(): void {
	let waking: Promise< void > | undefined;
	let height: number | undefined;
	let moved = 0;
	const onSign = ( event?: Event ): void => {
		if (
			! waking &&
			( event?.type !== 'scroll' ||
				// Carousels that advance by themselves scroll sideways.
				( ( event.target as Element ).scrollTop !== 0 &&
					// What has begun as no sign goes on as none.
					moved < ( moved = event.timeStamp ) - PAUSE_MS &&
					// A page scrolls by itself while it loads, and where it has become
					// higher above what is seen: late fonts and advertisements move it.
					height === ( height = document.body.scrollHeight ) ) )
		) {
			waking = getWaker()
				.then( ( waker ) => waker.wakeAll() )
				.catch( () => {} ); // Whoever presses is told.
		}
	};
	on( 'keydown pointerdown pointermove wheel scroll', onSign );
	whenIdle( () => {
		// A theme may scroll to the link's target smoothly, and begin only now.
		height = location.hash ? 0 : document.body.scrollHeight;
	} );
	// The first interaction may precede the loader: some plugins delay all
	// scripts until then. Not every browser tells.
	if ( ( navigator as Partial< Navigator > ).userActivation?.hasBeenActive ) {
		onSign();
	}
}
